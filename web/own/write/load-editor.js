import { latePart } from "../../view/late-part.js";

/**
 * What programs are written with, loaded when it is wanted. The page for frames may be in one that imports no module: there it comes as a script
 * (standalone/install.js).
 *
 * @returns {Promise<typeof import("./program-editor.js")>}
 */
export const loadEditor = () =>
  latePart(Reflect.get(globalThis, "knightsLoadEditor")?.() ?? import("./program-editor.js"));
