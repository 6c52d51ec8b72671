import { html } from "lit-html";
import { able } from "./enabled.ts";

export const CROSS =
  "M6.400 5 12 10.600 17.600 5 19 6.400 13.400 12 19 17.600 17.600 19 12 13.400 6.400 19 5 17.600 10.600 12 5 6.400z";

/** A button that shows only an icon. @param path of the icon in a square of 24 */
export const renderIcon = (
  id: string,
  look: string,
  label: string,
  path: string,
  canPress: boolean,
  press: () => void,
) => html`<button type="button" class="button button-icon ${look}" id=${id} aria-label=${label} title=${label}
    ${able(canPress)} @click=${press}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>
  </button>`;
