/** What the build writes into the frame for programs of the visitor's own: see web/shell/standalone/own-frame.ts. */
declare const BUILT: import("./own-frame.ts").Built;
