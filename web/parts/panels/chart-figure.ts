import { button, html } from "../../dom/create-element.ts";
import { setText } from "../../dom/element.ts";
import { t } from "../../language/translate.ts";
import type { Page } from "../../state/page/page-context.ts";
import { writePng, writeSvg } from "../export/chart-file.ts";
import { saveFile } from "../export/save-file.ts";

/**
 * A chart with its title, and the buttons that save it.
 *
 * @param file name of the saved file
 * @param make draws it for the file, if the page shows it in another form
 */
export function makeFigure(
  page: Page,
  title: string,
  file: string,
  make?: () => SVGElement | null,
) {
  let chart: SVGElement | null = null;
  const heading = html("span");
  const holder = html("div");

  function save(act: (chart: SVGElement) => unknown) {
    const made = make?.() ?? chart;
    if (made === null) return;
    // Computed colours are available only inside the page.
    if (made !== chart) holder.append(made);
    act(made);
    if (made !== chart) made.remove();
  }

  const saveSvg = () =>
    save((made) => {
      saveFile(new Blob([writeSvg(made)], { type: "image/svg+xml" }), `knights-${file}.svg`);
      page.showToast(t("page-saved"));
    });

  const savePng = () =>
    save((made) => {
      writePng(made).then(
        (blob) => {
          saveFile(blob, `knights-${file}.png`);
          page.showToast(t("page-saved"));
        },
        () => page.showToast(t("charts-failed")),
      );
    });

  const asSvg = button({ class: "button", "data-save": `${file}.svg`, click: saveSvg });
  const asPng = button({ class: "button", "data-save": `${file}.png`, click: savePng });
  const top = html("figcaption", {}, heading);

  function call(title: string) {
    setText(heading, title);
    setText(asSvg, t("charts-as", { title, format: "SVG" }));
    setText(asPng, t("charts-as", { title, format: "PNG" }));
  }

  call(title);
  return {
    figure: html("figure", { class: "figure", "data-chart": file }, top, holder),
    holder,
    saves: [asSvg, asPng],
    call,
    draw(next: SVGElement) {
      chart = next;
      holder.replaceChildren(next);
    },
  };
}
