import { html } from "../../dom/node.ts";

/** A lane's number and its name. */
export const nameLane = (lane: number, name: string) => [
  html("span", { class: "race-badge" }, String(lane)),
  html("span", { class: "race-name" }, name),
];
