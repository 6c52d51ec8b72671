import { NO_GAME } from "./state/game.ts";
import { createState } from "./state/state.ts";
import * as visibility from "./state/visibility-rules.ts";

// The page's other scripts use it, too (state/load-visibility-rules.ts).
globalThis.pageVisibility = visibility;

// Runs before the first paint, so that a dark page never flashes light (dom/theme.ts takes over), nor one page before
// another. It also reports when the page's scripts fail to load, as nothing else could.
(() => {
  /** Read an earlier choice of the visitor. */
  const recall = (name: string) => {
    try {
      return sessionStorage.getItem(name) ?? localStorage.getItem(name);
    } catch {
      return null; // storage is forbidden
    }
  };
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const { dataset } = document.documentElement;
  const theme = recall("knights.theme") ?? "";
  dataset.theme = ["light", "dark"].includes(theme) ? theme : dark ? "dark" : "light";
  // A page built for a lesson opens that lesson.
  if (location.hash === "" && dataset.opens) history.replaceState(null, "", dataset.opens);
  // As far as the address tells; shell/apply-visibility.ts takes over.
  const option = (name: string) => new RegExp(`&${name}=([^&]*)`).exec(location.hash)?.[1];
  const [hide, lock, present, be, play] = ["hide", "lock", "present", "be", "play"].map(option);
  const embedded = dataset.embed !== undefined;
  const plays = (play ?? "yes") !== "yes" || location.hash.startsWith("#today");
  const home = location.hash === "" && !embedded;
  visibility.showVisible(document.documentElement, {
    ...createState(),
    mode: home
      ? { kind: "home" }
      : be !== undefined || plays
        ? { kind: be === undefined ? "play" : "be", begun: false, game: NO_GAME }
        : { kind: "watch" },
    options: { ...(hide && { hide }), ...(lock && { lock }) },
    presentation: present === undefined ? "off" : "on",
    embedded,
    sizes: visibility.sizesOf((query) => matchMedia(query).matches),
  });

  // The language of the link, else the chosen one, else the browser's first that the site has.
  const languages: NodeListOf<HTMLLinkElement> = document.querySelectorAll("link[data-language]");
  const named = /[?&]lang=([^&#]*)/.exec(location.search + location.hash)?.[1];
  const wanted = [
    recall("knights.language"),
    ...navigator.languages.map((tag) => tag.split("-")[0]),
  ];
  const spoken = Array.from(languages, ({ hreflang }) => hreflang);
  const language = (named ? [named] : wanted).find((code) => spoken.includes(code ?? "")) ?? "en";
  document.documentElement.lang = language;
  // The link's language lasts as long as the tab, because its later addresses do not name one.
  if (named === language && !embedded) {
    try {
      sessionStorage.setItem("knights.language", language);
    } catch {
      // Storage is forbidden: the language lasts as long as the address names it.
    }
  }
  if (["ar", "fa", "he", "ur"].includes(language)) document.documentElement.dir = "rtl";
  // The page is written in English: hide it until it is translated (dom/language.ts).
  if (language !== "en") dataset.untold = "";
  // Preload the files that depend on the language. The page for frames and the single-file page contain them.
  const folder = language === "en" ? "" : `${language}/`;
  const { language: sentences = "", font = "" } =
    languages[spoken.indexOf(language)]?.dataset ?? {};
  for (const [href, as] of [
    [sentences, "script"],
    [font, "font"],
    [sentences && `${folder}catalogue.json`, "fetch"],
    [dataset.mode === "home" ? sentences && `${folder}stuck.json` : "", "fetch"],
  ]) {
    if (href === "") continue;
    const link = document.createElement("link");
    const rel = as === "script" ? "modulepreload" : "preload";
    document.head.append(Object.assign(link, { rel, as, crossOrigin: "anonymous", href }));
  }
})();

// Remember the last key that is pressed before the page listens: it is pressed again then (keyboard-shortcuts.ts).
addEventListener("keydown", function remember({ key, target, ctrlKey, metaKey, altKey }) {
  const { dataset } = document.documentElement;
  const alone = !(ctrlKey || metaKey || altKey) && target === document.body;
  if (dataset.earlyKey === undefined) removeEventListener("keydown", remember);
  else if (alone) dataset.earlyKey = key;
});

// The scripts of the first page (tools/build/scripts.py).
if (document.documentElement.dataset.mode === "home") {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-home]"))
    Object.assign(link, { href: link.dataset.home, rel: "modulepreload" });
}

(() => {
  type Part = HTMLScriptElement & HTMLLinkElement; // one of the two
  const { dataset } = document.documentElement;
  // main.ts dispatches this event when it runs.
  let here = false;
  const arrive = () => {
    here = true;
  };
  addEventListener("knights-here", arrive, { once: true });
  // The first script that failed to load or parse.
  let culprit = "";
  /** The target is an element, or the window when a script could not be parsed. */
  const note = ({ target, filename }: ErrorEvent) => {
    const { rel, href, src } = target as Part;
    const script = rel === "modulepreload" ? href : src;
    culprit ||= filename ?? script ?? "";
  };
  addEventListener("error", note, true);
  const find = (id: string) => document.getElementById(id) as HTMLElement;
  // Modules have run by then, if they run at all; a truncated page lacks its last elements.
  addEventListener("DOMContentLoaded", () => {
    removeEventListener("error", note, true);
    find("fault-again").onclick = async () => {
      // The browser may have cached some files of an older version: reload them.
      const parts = document.querySelectorAll<Part>("script[src], link[href]:not([rel=alternate])");
      const files = [...parts].map((part) => fetch(part.src || part.href, { cache: "reload" }));
      await Promise.allSettled(files);
      location.reload();
    };
    const whole = find("toast") !== null;
    if (whole && here) return;
    const name = culprit.split("/").at(-1);
    // In a sandboxed frame scripts never load, whatever the server has, and trying again is useless.
    const sandboxed = self.origin === "null" && location.protocol !== "file:";
    for (const id of ["fault-text", "fault-again"]) find(id).hidden = sandboxed;
    find("fault-sandboxed").hidden = !sandboxed;
    delete dataset.untold;
    if (whole && name) find("fault-name").textContent = `its file ${name}, or a part of it,`;
    dataset.status = "failed";
    find("fault").hidden = false;
  });
})();
