// Runs before the first paint, so that a dark page never flashes light (view/theme.ts takes over), nor one page before another. It says so
// where the page's scripts do not come: nobody else could.
(() => {
  /** What the visitor has chosen before. */
  const recall = (name: string) => {
    try {
      return sessionStorage.getItem(name) ?? localStorage.getItem(name);
    } catch {
      return null; // storage is forbidden here
    }
  };
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const { dataset } = document.documentElement;
  const theme = recall("knights.theme") ?? "";
  dataset.theme = ["light", "dark"].includes(theme) ? theme : dark ? "dark" : "light";
  // A page that was built for a lesson opens with it.
  if (location.hash === "" && dataset.opens) history.replaceState(null, "", dataset.opens);
  // The first page is what is painted first; gallery/gallery.ts takes over.
  if (location.hash === "" && dataset.embed === undefined) dataset.first = "gallery";

  // The language is the link's, else the one that was chosen, else the first that the browser asks for.
  const languages: NodeListOf<HTMLLinkElement> = document.querySelectorAll("link[data-language]");
  const named = /[?&]lang=([^&#]*)/.exec(location.search + location.hash)?.[1];
  const wanted = [
    recall("knights.language"),
    ...navigator.languages.map((tag) => tag.split("-")[0]),
  ];
  const spoken = Array.from(languages, ({ hreflang }) => hreflang);
  const language = (named ? [named] : wanted).find((code) => spoken.includes(code ?? "")) ?? "en";
  document.documentElement.lang = language;
  // The link's language lasts as long as the tab: no other page of it names one.
  if (named === language && dataset.embed === undefined) {
    try {
      sessionStorage.setItem("knights.language", language);
    } catch {
      // Storage is forbidden here: the language lasts as long as the address names it.
    }
  }
  if (["ar", "fa", "he", "ur"].includes(language)) document.documentElement.dir = "rtl";
  // What stands in the page is English: it is not seen before it is told in another language (view/language.ts).
  if (language !== "en") dataset.untold = "";
  // What is wanted in any case, and depends on the language. The page for frames, and the one in one file, carry it.
  const folder = language === "en" ? "" : `${language}/`;
  const { language: sentences = "", font = "" } =
    languages[spoken.indexOf(language)]?.dataset ?? {};
  for (const [href, as] of [
    [sentences, "script"],
    [font, "font"],
    [sentences && `${folder}catalogue.json`, "fetch"],
    [sentences && `${folder}stuck.json`, "fetch"],
  ]) {
    if (href === "") continue;
    const link = document.createElement("link");
    const rel = as === "script" ? "modulepreload" : "preload";
    document.head.append(Object.assign(link, { rel, as, crossOrigin: "anonymous", href }));
  }
})();

(() => {
  type Part = HTMLScriptElement & HTMLLinkElement; // either of them
  const { dataset } = document.documentElement;
  // main.ts tells that it has come.
  let here = false;
  const arrive = () => {
    here = true;
  };
  addEventListener("knights-here", arrive, { once: true });
  // The first script that did not come, or could not be read.
  let culprit = "";
  /** Of an element, or of the window where a script could not be read. */
  const note = ({ target, filename }: ErrorEvent) => {
    const { rel, href, src } = target as Part;
    const script = rel === "modulepreload" ? href : src;
    culprit ||= filename ?? script ?? "";
  };
  addEventListener("error", note, true);
  const find = (id: string) => document.getElementById(id) as HTMLElement;
  // Modules have run by then, if they ever do; and a page that is cut off has no end.
  addEventListener("DOMContentLoaded", () => {
    removeEventListener("error", note, true);
    find("fault-again").onclick = async () => {
      // Of an older version of the site the browser may still have some files: these it asks for anew.
      const parts = document.querySelectorAll<Part>("script[src], link:not([rel=alternate])");
      const files = [...parts].map((part) => fetch(part.src || part.href, { cache: "reload" }));
      await Promise.allSettled(files);
      location.reload();
    };
    const whole = find("toast") !== null;
    if (whole && here) return;
    const name = culprit.split("/").at(-1);
    // No script of the site's comes here, whatever its server holds, and trying again is of no use.
    const sandboxed = self.origin === "null" && location.protocol !== "file:";
    for (const id of ["fault-text", "fault-again"]) find(id).hidden = sandboxed;
    find("fault-sandboxed").hidden = !sandboxed;
    delete dataset.untold;
    if (whole && name) find("fault-name").textContent = `its file ${name}, or a part of it,`;
    dataset.status = "failed";
    find("fault").hidden = false;
  });
})();
