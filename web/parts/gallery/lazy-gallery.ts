import { binding } from "../../dom/binding.ts";
import { element } from "../../dom/element.ts";
import { lazyPart } from "../../dom/lazy-part.ts";
import type { Palette } from "../../dom/theme.ts";
import { t } from "../../language/translate.ts";
import type { Page } from "../../state/page/page-context.ts";
import type { Gallery, Handlers } from "./gallery.ts";

/** Entry point of the first page, whose text and links are in index.html. The rest is loaded on demand (gallery.ts). */

export function bindGallery(page: Page, handlers: Handlers) {
  const { signal, onDispose, unbind } = binding();
  const box = element("gallery", HTMLElement);
  let gallery: Gallery | null = null;
  let palette: Palette | null = null;
  let open = false;
  let asked = false;
  let opened: HTMLElement | null = null; // the last card or link that was clicked; it gets the focus when the visitor returns

  const [{ scenario }] = page.catalogue.puzzles[0].presets;
  element("hero-start", HTMLAnchorElement).href = `#${scenario}&play=yes&speed=auto`;
  element("hero-play", HTMLAnchorElement).href = `#${scenario}&play=0`;
  element("hero-write", HTMLAnchorElement).href = `#${scenario}&panels=code`;

  async function load() {
    asked = true;
    try {
      const { openGallery } = await lazyPart(import("./gallery.ts"));
      if (signal.aborted) return;
      gallery = openGallery(page.catalogue, handlers);
      if (palette !== null) gallery.setPalette(palette);
      gallery.show(open);
    } catch (error) {
      page.showToast((error as Error).message);
    }
  }

  /** Show or hide the gallery, scrolled to its top, and move the focus out of the part that is hidden. */
  function show() {
    if (open === (page.state.mode.kind === "home")) return;
    open = !open;
    const focused = (open ? element("page", HTMLElement) : box).contains(document.activeElement);
    if (open) document.title = t("language-title");
    if (!asked) void load();
    gallery?.show(open);
    scrollTo(0, 0);
    if (focused) (open ? opened : element("play", HTMLElement))?.focus({ preventScroll: true });
  }

  const note = ({ target }: Event) => {
    opened = target instanceof Element ? target.closest("a") : null;
  };
  box.addEventListener("click", note, { signal });
  onDispose(page.subscribe(show));
  onDispose(() => gallery?.unbind());
  return {
    /** The answered puzzle of the first page, which Share can link to; null until it is answered. */
    get answer() {
      return gallery?.answer ?? null;
    },
    setPalette(next: Palette) {
      palette = next;
      gallery?.setPalette(next);
    },
    unbind,
  };
}
