/** What the build writes into the frame for programs of the visitor's own: see web/standalone/own-frame.js. */
declare const BUILT: import("./own-frame.js").Built;
