// Shows one of the page's own messages until the app runs, when it cannot be loaded, and when it
// stops, and fetches the words of the app beside it; in the language of the address, else of the settings, else of the browser, and in the theme
// of the settings.
const shell = (() => {
  const root = document.getElementById("shell");
  const blocks = [...root.querySelectorAll(":scope > [lang]")];
  const languages = blocks.map((block) => block.lang);

  const fromAddress = () => {
    const base = new URL(document.baseURI).pathname;
    return location.pathname.slice(base.length).split("/")[0];
  };
  const settings = (() => {
    try {
      return JSON.parse(localStorage.getItem("sittuyin.settings")).data;
    } catch {
      return undefined; // Nothing kept, or storage is blocked.
    }
  })();
  // A language goes by many names: `zh`, `zh-CN`, `PL`.
  const plain = (tag) => String(tag).split(/[-_]/)[0].toLowerCase();
  const meant = (tag) => languages.find((known) => plain(known) === plain(tag));
  const language = () =>
    [fromAddress(), settings?.language, ...navigator.languages].map(meant).find(Boolean) ?? languages[0];

  const show = (state, error) => {
    root.hidden = false;
    for (const block of blocks) {
      block.hidden = block.lang !== language();
      for (const part of block.querySelectorAll("[data-state]")) {
        part.hidden = part.dataset.state !== state;
      }
    }
    if (error === undefined) return;
    document.documentElement.lang = language();
    document.body.classList.add("stopped");
    const part = blocks.find((block) => !block.hidden).querySelector(`[data-state="${state}"]`);
    part.querySelector("pre").textContent = String(error);
    part.querySelector("button").onclick = () => location.reload();
    part.querySelector("h1").focus();
  };

  // A panic ends the wasm program with a trap; nothing that it drew can be trusted after that.
  const stopped = (error) => error instanceof WebAssembly.RuntimeError;
  const watch = (error) => {
    if (stopped(error)) show("crashed", error);
  };
  addEventListener("error", (event) => watch(event.error));
  addEventListener("unhandledrejection", (event) => watch(event.reason));

  // The app takes its words from an element that says whose they are.
  const fetchWords = async (lang) => {
    const build = document.querySelector("meta[name=build]").content;
    const answer = await fetch(`locales/${lang}/words.ftl?v=${build}`);
    if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
    const text = await answer.text();
    document.body.append(Object.assign(document.createElement("script"), { type: "text/plain", id: "words", lang, text }));
  };

  if (typeof settings?.theme === "string") document.documentElement.dataset.theme = settings.theme;
  show("loading");
  return {
    words: fetchWords(language()),
    started() {
      if (!document.body.classList.contains("stopped")) root.hidden = true;
    },
    failed(error) {
      show(stopped(error) ? "crashed" : "load-failed", error);
    },
  };
})();
