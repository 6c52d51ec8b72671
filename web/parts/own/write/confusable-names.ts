import { strip } from "../../../engine/fragment/invisible.ts";

/**
 * A name in a program that is not what it looks like: it mixes letters of several scripts, or has characters that
 * Python replaces. Follows Unicode Technical Standard 39, "Unicode Security Mechanisms": a name in any one script is
 * fine, and Chinese, Japanese and Korean characters may stand with any, because they look like no letter of another
 * script.
 */
export interface Disguise {
  name: string; // without invisible characters
  scripts: string[]; // the scripts that it mixes; empty if Python reads it as another name
  other: string; // the name that Python reads, or that it looks like; "" if there is none
}

/** Scripts that the message names. */
const SCRIPTS = [
  "Latin",
  "Cyrillic",
  "Greek",
  "Armenian",
  "Georgian",
  "Cherokee",
  "Hebrew",
  "Arabic",
];
const NEUTRAL = ["Common", "Inherited", "Han", "Hiragana", "Katakana", "Bopomofo", "Hangul"];

const signsOf = (scripts: string[]) =>
  `[${scripts.map((script) => `\\p{Script=${script}}`).join("")}]`;

const LETTERS = [
  ...SCRIPTS.map((script) => ({ script, letters: new RegExp(signsOf([script]), "u") })),
  {
    script: "other",
    letters: new RegExp(`(?!${signsOf([...SCRIPTS, ...NEUTRAL])})\\p{L}`, "u"),
  },
];

/** Latin letters and their lookalikes: Cyrillic, Greek, Armenian. */
const ALIKE = [
  [
    "acdehijlopqsvwxyABCEHIJKMOPSTXY",
    "\u0430\u0441\u0501\u0435\u04bb\u0456\u0458\u04cf\u043e\u0440\u051b\u0455\u0475\u051d\u0445\u0443\u0410\u0412\u0421\u0415\u041d\u0406\u0408\u041a\u041c\u041e\u0420\u0405\u0422\u0425\u0423",
  ],
  [
    "aiopuvyABEHIKMNOPTXYZ",
    "\u03b1\u03b9\u03bf\u03c1\u03c5\u03bd\u03b3\u0391\u0392\u0395\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a7\u03a5\u0396",
  ],
  ["ghnoquO", "\u0581\u0570\u0578\u0585\u0566\u057d\u0555"],
];

const LATIN: Map<string, string> = new Map();
const CYRILLIC: Map<string, string> = new Map();
for (const [number, [latin, others]] of ALIKE.entries()) {
  for (const [place, letter] of [...others].entries()) {
    LATIN.set(letter, latin[place]);
    if (number === 0) CYRILLIC.set(latin[place], letter);
  }
}

/** The disguise of a name, or null if it is what it looks like. */
export function unmask(name: string): Disguise | null {
  const seen = strip(name);
  const read = seen.normalize("NFKC");
  // Compare with NFC: combining accents look the same as precomposed ones, so they are no disguise.
  if (read !== seen.normalize("NFC")) return { name: seen, scripts: [], other: read };
  const scripts = scriptsOf(read);
  return scripts.length > 1 ? { name: seen, scripts, other: lookAlike(read) } : null;
}

const scriptsOf = (name: string) =>
  LETTERS.filter(({ letters }) => letters.test(name)).map(({ script }) => script);

/** The name in a single script that looks the same, or "". */
function lookAlike(name: string) {
  const tried = [LATIN, CYRILLIC].map((twins) =>
    Array.from(name, (letter) => twins.get(letter) ?? letter).join(""),
  );
  return tried.find((other) => scriptsOf(other).length === 1) ?? "";
}
