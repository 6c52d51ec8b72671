// Made from language/uk/colouring.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, row, show } = forms("uk");

/** @type {import("../sentences.d.ts").Room<"colouring">} */
export default {
  "colouring-colour": (v) => `${v.colour === 1 ? "red" : v.colour === 2 ? "blue" : v.colour === 3 ? "yellow" : v.colour === 4 ? "green" : v.colour === 5 ? "orange" : v.colour === 6 ? "purple" : v.colour === 7 ? "brown" : v.colour === 8 ? "pink" : `colour ${number(v.colour)}`}`,
  "colouring-cell": (v) => `${show(v.region)}: ${show(v.colour)}`,
  "colouring-begin": (v) => `${number(v.regions)} ${plural(v.regions) === "one" ? "region " : "regions "}and ${number(v.colours)} ${plural(v.colours) === "one" ? "colour. " : "colours. "}Neighbours must differ.`,
  "colouring-place": (v) => `${show(v.region)} is coloured ${show(v.colour)} (try ${show(v.turn)} of ${show(v.tries)}).`,
  "colouring-easy": "It is an easy region: a colour is always left for it.",
  "colouring-dead-end": (v) => `Dead end: ${show(v.stuck)} touches all colours. ${show(v.region)} gives up ${show(v.colour)}.`,
  "colouring-exhausted": (v) => `${String(v.every) === "true" ? `Everything beyond ${show(v.region)} in ${show(v.colour)} has been searched. ` : `Nothing beyond ${show(v.region)} in ${show(v.colour)} works. `}It gives up that colour.`,
  "colouring-solution-left": (v) => `That was a colouring. The search goes on: ${show(v.region)} gives up ${show(v.colour)}.`,
  "colouring-solved": (v) => `Every region has a colour, and no two neighbours the same: ${number(v.used)} ${plural(v.used) === "one" ? "colour " : "colours "}in use.`,
  "colouring-label": (v) => `Map of ${number(v.regions)} ${plural(v.regions) === "one" ? "region, " : "regions, "}${show(v.coloured)} of them coloured with up to ${number(v.colours)} ${plural(v.colours) === "one" ? "colour." : "colours."}`,
  "colouring-fewest-colours": (v) => `${number(v.colours)} ${plural(v.colours) === "one" ? "colour" : "colours"}`,
  "colouring-fewest-searching": "searching ...",
  "colouring-fewest-found": (v) => `found: ${show(v.placed)} placed, ${show(v.undone)} taken back.`,
  "colouring-fewest-exhausted": (v) => `impossible: every way tried, in ${number(v.placed)} ${plural(v.placed) === "one" ? "placement" : "placements"}`,
  "colouring-fewest-clique": (v) => `(${row(v.clique, "and")} all touch one another)`,
  "colouring-fewest-stopped": (v) => `not known: stopped at ${number(v.events)} ${plural(v.events) === "one" ? "step" : "steps"}`,
  "colouring-fewest-least": (v) => `${number(v.colours)} ${plural(v.colours) === "one" ? "colour is " : "colours are "}the least.`,
  "colouring-help-intro": "Every region gets one of the colours so that neighbours differ. The program takes the regions in some order and tries the colours in turn. Where each colour touches a neighbour it goes back and recolours. Press play, or step through it, forwards and backwards.",
  "colouring-help-legend": "Each colour has its own pattern as well. The framed region is the next one; a red frame marks the region that just gave up its colour.",
  "colouring-own": "Your own map",
  "colouring-heat": "Taken back from each region",
  "colouring-found": (v) => `Coloured with ${plural(v.colours) === "one" ? "1 colour" : `up to ${number(v.colours)} colours`}`,
  "colouring-no-solution": (v) => `${number(v.colours)} ${plural(v.colours) === "one" ? "colour is " : "colours are "}not enough`,
  "colouring-checked": "Checked: the two sides of every border differ.",
  "colouring-counts": (v) => `${number(v.placed)} ${plural(v.placed) === "one" ? "placement, " : "placements, "}${show(v.undone)} taken back.`,
  "colouring-tried": (v) => `Every way was tried, as far as it could go: ${number(v.placed)} ${plural(v.placed) === "one" ? "placement " : "placements "}in all.`,
  "colouring-cell-blank": (v) => `${show(v.region)}: no colour yet`,
  "colouring-title": (v) => `${show(v.map)} in ${number(v.colours)} ${plural(v.colours) === "one" ? "colour" : "colours"}`,
  "colouring-title-own": (v) => `A map in ${number(v.colours)} ${plural(v.colours) === "one" ? "colour" : "colours"}`,
  "colouring-purpose": (v) => `${String(v.wanted) === "all" ? "Find every way to colour " : String(v.wanted) === "count" ? "Count the ways to colour " : String(v.wanted) === "some" ? `Find ${show(v.number)} ways to colour ` : "Colour "}${v.regions === 0 ? "the map" : plural(v.regions) === "one" ? `${number(v.regions)} region` : `${number(v.regions)} regions`} with ${number(v.colours)} ${plural(v.colours) === "one" ? "colour" : "colours"}, no two neighbours alike.`,
  "colouring-signs-next": "the region that comes next",
  "colouring-signs-undone": "the region that just gave up its colour",
  "colouring-refused-touches": (v) => `not ${row(v.names, "and")}: ${show(v.neighbour)}`,
  "colouring-refused-new": (v) => `not ${show(v.one)}: as new as ${show(v.other)}`,
  "colouring-refused-before": (v) => `Ruled out: ${show(v.reasons)}.`,
};
