## Page

# $status: of HTTP
files-refused = { $status ->
    [404] The server has no file { $name } (HTTP 404).
   *[other] The server did not send { $name } (HTTP { $status }).
}
files-replaced = The server sent a web page instead of { $name }.
files-damaged = The file { $name } arrived damaged.
files-lost = { $offline ->
    [true] The file { $name } did not arrive: there is no network.
   *[false] The file { $name } did not arrive: the connection failed.
}
# Of a part of the page that comes when it is wanted.
# $name: of its file, or ""
files-part = A part of this page, { $name }, did not arrive. Reload the page, then try again.
files-part-unknown = A part of this page did not arrive. Reload the page, then try again.
# Where Python is to start.
files-no-wasm = This browser has no WebAssembly, or it is switched off. Python needs it. Switch it on, or use another browser.
files-forbidden = This page is not allowed to run WebAssembly. Python needs it.
files-unstartable = The file pyodide/pyodide.asm.wasm could not be started: { $message }
# Where Python has ended. $why: a sentence without its point
files-not-loaded = Python could not be loaded: { $why }.
files-no-worker = the file search/worker.js is missing or damaged
files-stopped = Python stopped: { $why }.
files-ended = its worker ended
files-silent = there was no answer for { NUMBER($seconds) } s
# $error: as Python tells it
files-fault = Python found a fault in the program, { $error }.
files-no-picture = The browser made no picture. Save a drawing (SVG) instead.
