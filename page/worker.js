// Starts the engine in a Web Worker. The query that this module was asked for with (?v=BUILD) goes on
// to the files that it loads, so that all of them are of one build.
const beside = (name) => new URL(name + new URL(import.meta.url).search, import.meta.url);

try {
  const { default: start } = await import(beside("sittuyin-worker.js"));
  await start({ module_or_path: beside("sittuyin-worker_bg.wasm") });
} catch (error) {
  // A module's own failure never reaches the page; one in a task of its own fires `error` there.
  setTimeout(() => {
    throw error;
  });
}
