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
