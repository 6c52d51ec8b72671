import { svg } from "../../dom/create-element.ts";
import type { Shape } from "./evidence-shapes.ts";

export const makeShape = ({ tag, attributes, text }: Shape) =>
  svg(tag, attributes, ...(text === undefined ? [] : [text]));
