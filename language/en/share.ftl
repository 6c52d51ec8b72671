## Page

share-no-end = The step to stop at must come after the step to start at.
share-embed-open = Open in Knights
share-embed-sides-choice = Program or board
share-embed-sides-program = Program
share-embed-sides-board = Board
share-save-no-step = "{ $text }" is not a step. Type a whole number, such as 1200.

## Page, in dialogs

share-about = { $step ->
    [0] { $title }, at its start.
   *[other] { $title }, at step { $step }.
}
share-moment = Share this moment
share-lesson = Share this lesson
# $title: of the lesson, with its number; $about: says which step of which search
share-about-lesson = The link opens the lesson “{ $title }” at its step { $step }. { $about }
share-page = Share this page
share-answered = Share this answer
# $told: what was the mistake
share-opens-answer = { $told } The link opens the board at that step, and tells the reason.
# After: Whoever opens it. The titles of the explanations that are open.
share-panels = { COUNT($titles) ->
    [0] sees no explanation
   *[other] sees { AND($titles) }
}
share-gallery = Knights, with all its puzzles and programs.
share-too-long = This link is too long for a QR code: { $characters } characters. Copy it instead.
share-copied = The link is copied.
share-snippet-copied = The HTML is copied.
share-not-copied = The browser didn't let the page copy. Select the text and copy it yourself.
# What happens to whoever opens the link.
# $titles: of the explanations that the link opens
share-opens = { COUNT($titles) ->
    [0] {""}
   *[other] The link shows { AND($titles) }.{" "}
}{ $play ->
    [true] The search plays at once
   *[false] The search waits for Play
}{ $ends ->
    [true] , and stops at step { $until }.
   *[false] .
}{ $lock ->
    [true] {" "}It goes by single steps only.
   *[false] {""}
}
share-long-program = Your program is too long for a link, so the link leaves it out. Save it as a file: File, in Code.
share-from-disk = You opened this page from a disk. Its links work only on this computer.
share-frame = A search, step by step
share-sheet-about = Step { $step }
share-sheet-code = The program
share-sheet-text = As text
share-save-progress = { $total ->
    [one] { $done } of { $total } step
   *[other] { $done } of { $total } steps
}
share-save-cancelled = You cancelled it.
share-save-too-many = These are too many steps. Choose at most { $most }.
share-save-no-video = This browser can't make a video. Save the animation (GIF) instead.
share-save-no-run = The last step must come after the first one.
share-save-another = Another search was opened meanwhile. Save again.
share-save-ends = The search ends before this step. Choose an earlier one.
share-save-waiting = Python is still loading. The page makes the file as soon as it is here.
share-opens-asks = The link asks a question, and hides what would give the answer away.
share-by-hand-own = The link shows your program. Whoever opens it presses Run.
share-by-hand-done = The link shows your steps one by one. Whoever opens it can go on.
share-be-opens = The link shows your steps one by one. It also shows where the search first does something else. It does not show which steps you tried again.
share-be-task = Whoever opens it makes the next { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} of the search. { $quiet ->
    [true] The page shows mistakes at the end.
   *[false] The page shows mistakes at once.
}
share-be-number = The number of steps must be from 1 to { $most }.
share-link = Link
share-tab-link = Link
share-tab-question = Question
share-tab-embed = Embed and slides
share-more = More choices
share-embed-disk = You opened this page from a disk, so no other page can show it. Save a file instead.
share-slides = For slides or paper, save a picture, an animation, a video or a text.
share-send = Send
share-opener = Whoever opens the link
share-option-from = starts at step
share-option-until = stops at step
share-option-play = sees it play at once
share-option-present = sees it as a presentation
share-option-mark = sees the bookmarks and their notes
share-option-lock = sees one step at a time
share-option-hide-verdict = doesn't see the end
share-option-hide-code = doesn't see the code
share-option-hide-tree = doesn't see the search tree
share-ask = The link asks a question here
share-ask-to = Last step with a question
share-ask-be = Steps of the search to do instead of questions
share-ask-quiet = Say only at the end what was wrong
share-ask-kinds = Questions
share-snippet = HTML for your own page
share-snippet-copy = Copy HTML
share-try-frame = Try the frame
share-code = Show the QR code of the link large
share-code-size = Make the QR code large or small
share-try-link = Try the link
share-save = Save as a file
share-answers = Look at answers
share-save-moment = This moment
share-save-png = Save a picture (PNG)
share-save-svg = Save a drawing (SVG)
share-save-txt = Save text
share-save-csv = Save a table (CSV)
share-save-json = Save data (JSON)
share-save-print = Print it
share-save-page = Save a page that plays it (HTML)
# Files for Moodle, Canvas and others.
share-course = For a course platform
share-course-ask = Ask about this step
share-course-to = Ask up to step
share-course-scorm = Save as SCORM 1.2
share-course-scorm2004 = Save as SCORM 2004
share-course-qti = Save a quiz for Canvas (QTI)
share-course-moodle = Save a quiz for Moodle (XML)
share-course-html = Save a page that asks (HTML)
share-save-stretch = A part of the run, at the speed you chose
share-save-from = From step
share-save-to = To step
# Of a film in pixels: 720p or 1080p.
share-save-height = Picture size
share-save-gif = Make a GIF
share-save-video = Make a video
share-save-cancel = Cancel
share-close = Close
share-copy = Copy
share-save-title = Save
