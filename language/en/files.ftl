## Page

# $status: of HTTP
files-refused = { $status ->
    [404] The server has no file { $name } (HTTP 404).
   *[other] The server did not send { $name } (HTTP { $status }).
}
files-replaced = The server sent a web page instead of { $name }.
# $type: as the server gives it, or "none"
files-typed = { $type ->
    [none] The server sends { $name } without a type. Browsers run a script only as text/javascript. Tell whoever runs this site.
   *[other] The server sends { $name } with the type { $type }. Browsers run a script only as text/javascript. Tell whoever runs this site.
}
# It is whole, and not of this version.
files-other = The file { $name } is not the one that this page needs. Reload the page.
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
# What the site or the page around this one does not allow.
files-no-workers = This page may not start workers, and Python runs in one. Tell whoever runs this site to allow them: worker-src 'self'.
files-sandboxed = The page around this one gives it no origin, so Python can't start. Put embed.html into the frame instead.
files-no-worker = the file search/worker.js is missing or damaged
files-stopped = Python stopped: { $why }.
files-ended = its worker ended
files-silent = there was no answer for { NUMBER($seconds) } s
# $error: as Python tells it
files-fault = Python found a fault in the program, { $error }.
files-no-picture = The browser made no picture. Save a drawing (SVG) instead.
files-no-text = { $name } is not a text file. Save it as text in UTF-8, and open it again.
