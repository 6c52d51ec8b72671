/** The page in one file: everything that it is made of, in one script. */
import "./install.ts";
import "../../main.ts";
