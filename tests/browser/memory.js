// How much memory a page holds: the browser's heap after a collection, and the app's own, which never shrinks.

/// Watches a page that has not been opened yet; what it gives measures, in bytes.
export const watchMemory = async (page) => {
  await page.addInitScript(() => {
    const { instantiate, instantiateStreaming } = WebAssembly;
    const note = (made) => {
      const { memory } = (made.instance ?? made).exports;
      if (memory) globalThis.appMemory = memory;
      return made;
    };
    WebAssembly.instantiate = async (...given) => note(await instantiate(...given));
    WebAssembly.instantiateStreaming = async (...given) => note(await instantiateStreaming(...given));
  });
  const cdp = await page.context().newCDPSession(page);
  return async () => {
    await cdp.send("HeapProfiler.collectGarbage");
    const { usedSize } = await cdp.send("Runtime.getHeapUsage");
    return { heap: usedSize, app: await page.evaluate(() => globalThis.appMemory.buffer.byteLength) };
  };
};
