/** The editor as one script, for frames that can import no module. */
export { createEditor } from "../own/write/program-editor.js";
