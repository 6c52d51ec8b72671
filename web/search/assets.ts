import { isCount, isText, listOf, optional, recordOf } from "../checks/checks.ts";

/** @import { Check } from "../checks/checks.ts" */
/** @import { Assets } from "./types.ts" */

const FILE = { path: isText, bytes: isCount };
const HASHED = { ...FILE, sha256: isText };

/** @type {Check<Assets>} */
export const isAssets = recordOf({
  version: isText,
  wheel: isText,
  files: listOf(recordOf(FILE), 1),
  snapshot: optional(recordOf({ ...HASHED, memory: isCount, unpacked: isText })),
  own: optional(recordOf(HASHED)),
});
