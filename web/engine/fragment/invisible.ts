/**
 * Characters that are invisible in a text. They are written out so that the player of recordings does not carry their
 * names; invisible.test.ts compares them with the library's file, which names each (`invisible-names.ts`).
 */
const CODES =
  "\\u00ad\\u034f\\u061c\\u115f-\\u1160\\u17b4-\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{13430}-\\u{1343f}\\u{13441}-\\u{13442}\\u{16fe4}\\u{1bca0}-\\u{1bca3}\\u{1d159}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}";

export const INVISIBLE = new RegExp(`[${CODES}]`, "u");

/** Remove invisible characters. */
export const strip = (text: string) => text.replaceAll(new RegExp(INVISIBLE, "gu"), "");
