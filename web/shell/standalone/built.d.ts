/** Written by the build into the frame for visitors' programs: see web/shell/standalone/own-frame.ts. */
declare const BUILT: import("./own-frame.ts").Built;
