import { type Check, isCount, isText, listOf, optional, recordOf } from "../type-guards.ts";
import type { Assets } from "./types.ts";

const FILE = { path: isText, bytes: isCount };
const HASHED = { ...FILE, sha256: isText };

export const isAssets: Check<Assets> = recordOf({
  version: isText,
  wheel: isText,
  files: listOf(recordOf(FILE), 1),
  snapshot: optional(recordOf({ ...HASHED, memory: isCount, unpacked: isText })),
  own: optional(recordOf(HASHED)),
});
