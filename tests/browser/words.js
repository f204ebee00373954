// The app's own words, so that a spec finds things by what a person reads, in each language.
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const LOCALES = new URL("../../locales/", import.meta.url);
const bundles = new Map();

const bundle = (language) => {
  if (!bundles.has(language)) {
    const made = new FluentBundle(language, { useIsolating: false });
    const folder = new URL(`${language}/`, LOCALES);
    for (const file of readdirSync(folder)) {
      made.addResource(new FluentResource(readFileSync(new URL(file, folder), "utf8")));
    }
    bundles.set(language, made);
  }
  return bundles.get(language);
};

/// `words("pl")("play-won", { side: "red" })`; a lesson's attribute is `KEY.NAME`
export const words = (language) => (key, values) => {
  const [id, attribute] = key.split(".");
  const message = bundle(language).getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) throw new Error(`no message ${key} in ${language}`);
  return bundle(language).formatPattern(pattern, values);
};
