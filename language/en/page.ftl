## Page

page-at-most = at most { $number }
# $speed: steps a second
page-speed = { $speed }/s
# Of a speed that grows by itself.
page-speed-auto = Auto
page-pending-drawing = The picture comes with Python.
page-pending-sentence = What is searched will be drawn as soon as Python is there.
# $puzzle: its title
page-fresh-purpose = A new one, number { $seed }.
page-fresh-drawing = Python invents it.
page-fresh-sentence = Python invents a new one: it is here as soon as Python is.
# $title: of what has been opened
page-notice-instead = This link is damaged: { $problem }. Shown instead: { $title }.
page-presentation-lesson = Page Down or a clicker goes on in the lesson. The arrows step. Press P or Escape to leave.
page-presentation-leave = Press P or Escape to leave; arrows or a clicker step, the space bar plays. Move the pointer for more.
page-transport-play = Play
page-transport-pause = Pause
# At the end of a run.
page-transport-again = Play again from the start
page-transport-titles-play = Play (space)
page-transport-titles-pause = Pause (space)
page-transport-titles-again = Play again from the start (space)
page-position-now = Step { $at }
page-position-known = { $finished ->
    [true] of { $known }
   *[false] of { $known } so far
}
page-toast-board-copied = Board copied.
page-toast-copy-failed = The browser did not allow copying: copy it from the address bar.
page-toast-start-here = Start from { $square } instead? This run begins anew.
# At the keyboard's cursor.
page-toast-start-by-key = Enter: start the search here
page-toast-start-here-action = Start from { $square }
# The page came to nothing.
page-fault = The page can't start. { $why }
page-offline-update = A new version of this page is ready.
page-offline-reload = Reload
page-speed-top = Top speed
page-fresh-of-day = { $title }, of { $day }
page-fresh-number = { $title }, number { $number }
page-seconds = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
page-minutes = { $time } min
page-hours = { $time } h
page-thousands = { $n } k
page-millions = { $n } M
page-billions = { $n } G
page-million = { $n } million
