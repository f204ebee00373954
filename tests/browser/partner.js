// The person's side of a game against the machine: the same engine in a worker of the test's own, at its highest level.
const POSITIONS = 20_000;

/// Gets the partner ready on the page as it is now.
export const invite = (page) =>
  page.evaluate(
    (nodes) =>
      new Promise((ready) => {
        const build = document.querySelector("meta[name=build]").content;
        const worker = new Worker(new URL(`worker.js?v=${build}`, document.baseURI), { type: "module" });
        const rest = { id: 1, level: 8, seed: 1, limits: { nodes } };
        globalThis.partner = (game) =>
          new Promise((done, failed) => {
            worker.onmessage = ({ data }) => {
              const { best, error } = JSON.parse(data).message;
              if (best) done(best.ply);
              if (error) failed(new Error(data));
            };
            worker.postMessage(JSON.stringify({ v: 1, message: { think: { ...game, ...rest } } }));
          });
        worker.onmessage = () => ready();
      }),
    POSITIONS,
  );

/// What it would play in the game that the page keeps.
export const advice = (page) =>
  page.evaluate(() => {
    const { ruleset, fen, plies } = JSON.parse(localStorage.getItem("sittuyin.game")).data;
    return globalThis.partner({ ruleset, fen, plies });
  });
