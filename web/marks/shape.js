import { svg } from "../view/node.js";

/** @import { Shape } from "./evidence.js" */

/** @param {Shape} shape */
export const makeShape = ({ tag, attributes, text }) =>
  svg(tag, attributes, ...(text === undefined ? [] : [text]));
