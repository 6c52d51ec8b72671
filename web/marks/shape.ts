import { svg } from "../view/node.ts";

/** @import { Shape } from "./evidence.ts" */

/** @param {Shape} shape */
export const makeShape = ({ tag, attributes, text }) =>
  svg(tag, attributes, ...(text === undefined ? [] : [text]));
