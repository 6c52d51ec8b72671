import { html } from "../view/node.ts";

/** A lane's number and its name. @param {number} lane @param {string} name */
export const nameLane = (lane, name) => [
  html("span", { class: "race-badge" }, String(lane)),
  html("span", { class: "race-name" }, name),
];
