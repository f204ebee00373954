// A static host, as plain as the plainest: files by their exact names, a folder's index.html behind
// an address that ends in a slash (with a redirect to it), 404.html with status 404 for all else.
//
//   node server.js PORT PATH=FOLDER…      node server.js 4173 /=../../dist
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".ftl": "text/plain; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

const kind = async (path) => {
  try {
    const found = await stat(path);
    return found.isDirectory() ? "folder" : "file";
  } catch {
    return "nothing";
  }
};

const send = (response, status, file) => {
  response.writeHead(status, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
  createReadStream(file).pipe(response);
};

/// Serves `mounts`, a list of [path, folder] with paths that begin and end with a slash.
export const serve = (port, mounts) => {
  // The longest path first: `/sub/` lies under `/`.
  const byLength = mounts
    .map(([path, folder]) => [path, resolve(folder)])
    .sort(([one], [other]) => other.length - one.length);

  const answer = async (request, response) => {
    const { pathname, search } = new URL(request.url, "http://host");
    const mount = byLength.find(([path]) => pathname.startsWith(path));
    if (mount === undefined) {
      response.writeHead(404).end();
      return;
    }
    const [path, folder] = mount;
    // `normalize` on an absolute path leaves no way out of the folder.
    const inside = normalize(`/${decodeURIComponent(pathname.slice(path.length))}`);
    const file = join(folder, inside);
    const found = await kind(file);
    if (found === "folder" && !pathname.endsWith("/")) {
      response.writeHead(301, { location: `${pathname}/${search}` }).end();
    } else if (found === "file") {
      send(response, 200, file);
    } else if (found === "folder" && (await kind(join(file, "index.html"))) === "file") {
      send(response, 200, join(file, "index.html"));
    } else if ((await kind(join(folder, "404.html"))) === "file") {
      send(response, 404, join(folder, "404.html"));
    } else {
      response.writeHead(404).end();
    }
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      response.writeHead(400, { "content-type": "text/plain" }).end(String(error));
    });
  });
  return new Promise((done, failed) => {
    server.once("error", failed);
    server.listen(port, "127.0.0.1", () => done(server));
  });
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [port, ...mounts] = process.argv.slice(2);
  if (!/^\d+$/.test(port ?? "") || mounts.length === 0) {
    console.error("usage: node server.js PORT PATH=FOLDER…");
    process.exit(2);
  }
  await serve(
    Number(port),
    mounts.map((mount) => mount.split("=", 2)),
  );
  console.log(`http://127.0.0.1:${port}`);
}
