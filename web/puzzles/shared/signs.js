/**
 * The marks that a picture has drawn, each with what it means.
 *
 * @import { Drawn, Sign, SignName } from "../told.d.ts"
 *
 * @template {SignName} Name
 * @param {Drawn} drawn by this puzzle, which draws no others
 * @param {(sign: Name) => string} tell
 * @returns {Sign[]}
 */
export const signsOf = (drawn, tell) =>
  [...drawn].map((sign) => ({ sign, told: tell(/** @type {Name} */ (sign)) }));
