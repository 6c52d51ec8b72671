/** The editor as one script, for frames that can import no module. It shares none with the page: so it brings its sentences. */
import own from "../language/en/own.js";
import { learn } from "../language/tell.js";

learn({ own });

export { createEditor } from "../own/write/program-editor.js";
