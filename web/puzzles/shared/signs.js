/**
 * The marks that a picture has drawn, in the order of a table, each with what it means.
 *
 * @import { Drawn, Sign, SignName } from "../told.d.ts"
 *
 * @param {Drawn} drawn
 * @param {Partial<Record<SignName, () => string>>} table
 * @returns {Sign[]}
 */
export function signsOf(drawn, table) {
  const names = /** @type {SignName[]} */ (Object.keys(table));
  return names.flatMap((sign) => {
    const told = table[sign];
    return told && drawn.has(sign) ? [{ sign, told: told() }] : [];
  });
}
