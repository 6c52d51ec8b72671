import { svg } from "../../dom/node.ts";
import type { Shape } from "./evidence.ts";

export const makeShape = ({ tag, attributes, text }: Shape) =>
  svg(tag, attributes, ...(text === undefined ? [] : [text]));
