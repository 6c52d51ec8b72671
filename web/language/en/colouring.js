// Made from language/en/colouring.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, row, show } = forms("en");

/** @type {import("../sentences.d.ts").Room<"colouring">} */
export default {
  "colouring-colour": (v) => `${v.colour === 1 ? "red" : v.colour === 2 ? "blue" : v.colour === 3 ? "yellow" : v.colour === 4 ? "green" : v.colour === 5 ? "orange" : v.colour === 6 ? "purple" : v.colour === 7 ? "brown" : v.colour === 8 ? "pink" : `colour ${number(v.colour)}`}`,
  "colouring-cell": (v) => `${show(v.region)}: ${show(v.colour)}`,
  "colouring-begin": "No region has a colour yet.",
  "colouring-place": (v) => `The search colours ${show(v.region)} ${show(v.colour)}. It is colour ${show(v.turn)} of ${show(v.tries)} on the search's list.`,
  "colouring-easy": "It is an easy region: a colour is always left for it.",
  "colouring-dead-end": (v) => `Dead end: no colour is left for ${show(v.stuck)}. The search takes ${show(v.colour)} back from ${show(v.region)}.`,
  "colouring-exhausted": (v) => `With ${show(v.colour)} for ${show(v.region)} the search has tried ${String(v.every) === "true" ? "everything. " : "everything and found nothing. "}It takes the colour back.`,
  "colouring-solution-left": (v) => `That was a colouring. The search looks for more: it takes ${show(v.colour)} back from ${show(v.region)}.`,
  "colouring-solved": (v) => `Every region has a colour, and all neighbours differ. The map has ${number(v.used)} ${plural(v.used) === "one" ? "colour." : "colours."}`,
  "colouring-label": (v) => `Map of ${number(v.regions)} ${plural(v.regions) === "one" ? "region" : "regions"}, ${show(v.coloured)} of them coloured with up to ${number(v.colours)} ${plural(v.colours) === "one" ? "colour." : "colours."}`,
  "colouring-fewest-colours": (v) => `${number(v.colours)} ${plural(v.colours) === "one" ? "colour" : "colours"}`,
  "colouring-fewest-searching": "searching ...",
  "colouring-fewest-found": (v) => `found: ${number(v.placed)} ${plural(v.placed) === "one" ? "choice " : "choices "}made, ${show(v.undone)} taken back.`,
  "colouring-fewest-exhausted": (v) => `impossible: the search tried everything and made ${number(v.placed)} ${plural(v.placed) === "one" ? "choice" : "choices"}`,
  "colouring-fewest-clique": (v) => `(${row(v.clique, "and")} all touch one another)`,
  "colouring-fewest-stopped": (v) => `not known: the search stopped after ${number(v.events)} ${plural(v.events) === "one" ? "step" : "steps"}`,
  "colouring-fewest-least": (v) => `${number(v.colours)} ${plural(v.colours) === "one" ? "colour is " : "colours are "}the least.`,
  "colouring-help-intro": "Every region gets a colour so that neighbours differ. The search takes the regions in some order and tries the colours one after another. When every colour is already on a neighbour, the search goes back and takes a colour back. Press Play, or take one step at a time, forwards or backwards.",
  "colouring-help-legend": "Each colour also has its own pattern. The framed region is the next one. A red frame marks the region that just lost its colour.",
  "colouring-rule": "Regions that share a border need different colours.",
  "colouring-own": "Your own map",
  "colouring-heat": "Taken back from each region",
  "colouring-found": (v) => `Coloured with ${plural(v.colours) === "one" ? "1 colour" : `up to ${number(v.colours)} colours`}`,
  "colouring-no-solution": (v) => `${number(v.colours)} ${plural(v.colours) === "one" ? "colour is " : "colours are "}not enough`,
  "colouring-counts": (v) => `${number(v.placed)} ${plural(v.placed) === "one" ? "choice " : "choices "}made, ${show(v.undone)} taken back.`,
  "colouring-cell-blank": (v) => `${show(v.region)}: no colour yet`,
  "colouring-title": (v) => `${show(v.map)} in ${number(v.colours)} ${plural(v.colours) === "one" ? "colour" : "colours"}`,
  "colouring-title-own": (v) => `A map in ${number(v.colours)} ${plural(v.colours) === "one" ? "colour" : "colours"}`,
  "colouring-purpose": (v) => `${String(v.wanted) === "all" ? "Find every way to colour " : String(v.wanted) === "count" ? "Count the ways to colour " : String(v.wanted) === "some" ? `Find ${show(v.number)} ways to colour ` : "Colour "}${v.regions === 0 ? "the map" : plural(v.regions) === "one" ? `${number(v.regions)} region` : `${number(v.regions)} regions`} with ${number(v.colours)} ${plural(v.colours) === "one" ? "colour" : "colours"}, no two neighbours alike.`,
  "colouring-signs-dashes": "the region that comes next",
  "colouring-signs-placed": "the region coloured last",
  "colouring-signs-given-up": "the region whose colour was just taken back",
  "colouring-refused-touches": (v) => `${row(v.places, "and")} can't be ${show(v.colour)}: its neighbour ${show(v.neighbour)} is ${show(v.colour)}.`,
  "colouring-refused-new": (v) => `The search skips ${show(v.one)}: it is not on the map yet, and neither is ${show(v.other)}. One new colour is enough.`,
};
