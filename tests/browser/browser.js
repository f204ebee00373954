// How the browser is started, for the tests and for pictures.
import { existsSync } from "node:fs";

const KNOWN = ["/usr/bin/chromium", "/usr/bin/google-chrome"];

export const launchOptions = {
  // `cargo xtask test` says which; without it and a known one, Playwright takes its own.
  executablePath: process.env.CHROMIUM || KNOWN.find((path) => existsSync(path)),
  args: [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

export const SCREENS = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
};
