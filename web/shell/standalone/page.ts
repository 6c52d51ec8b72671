/** The single-file page: everything in one script. */
import "./install.ts";
import "../../main.ts";
