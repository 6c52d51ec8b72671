/** The escapes that Python writes with a letter. */
const SHORT = new Map([
  ["\\", "\\\\"],
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
]);

/**
 * Quote a text as Python's `repr` does, so that the page's sentences about bad input are the
 * library's, word for word.
 *
 * @param {string} text
 */
export function quote(text) {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  let quoted = "";
  for (const character of text) {
    if (character === mark) quoted += `\\${character}`;
    else if (SHORT.has(character)) quoted += SHORT.get(character);
    else if (/[\p{C}\p{Z}]/u.test(character) && character !== " ") quoted += escapeCode(character);
    else quoted += character;
  }
  return mark + quoted + mark;
}

/** @param {string} character one that does not print */
function escapeCode(character) {
  const code = /** @type {number} */ (character.codePointAt(0)).toString(16);
  if (code.length <= 2) return `\\x${code.padStart(2, "0")}`;
  if (code.length <= 4) return `\\u${code.padStart(4, "0")}`;
  return `\\U${code.padStart(8, "0")}`;
}
