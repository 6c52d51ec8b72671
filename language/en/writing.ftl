### A lesson is written, or printed.

## Page

# A lesson that the visitor writes, or that a link brings; its format is Markdown, and the signs stay as they are.
writing-wrong-title = The lesson has no title. Begin its first line with # and a space.
writing-wrong-steps = The lesson has no step. Begin a step with ## and a space, and put a link into it.
writing-wrong-before = The text begins before the first step. Begin a step with ## and a space.
# $title: of the step
writing-wrong-link = The step "{ $title }" has no link. Its first link says what the board shows.
writing-wrong-heading = Only # and ## make headings: one title, and then the steps.
writing-wrong-block = A lesson has paragraphs, lists and blocks. Tables, quotes and rules don't work here.
writing-wrong-address = This link leads nowhere. A link begins with # or with https://.
writing-wrong-be = Say how many steps the reader makes, for instance: be 6.
# $line: an answer
writing-wrong-told = The answer "{ $line }" has no reply. Write => and the reply after it.
writing-wrong-right = A question has one right answer. Begin it with +.
writing-wrong-wrong = A question has a wrong answer, too. Begin it with -.
writing-wrong-inline = Pictures and HTML don't work here. A lesson has text, links, **bold**, *italic* and `code`.
writing-wrong-asked = This block asks nothing. Write the question above its answers.
writing-wrong-end = This block has no end. Write ``` in a line of its own after it.
# $named: whether the block has a name; $known: those that there are, in a row
writing-wrong-name = { $named ->
    [true] There is no block "{ $name }". The blocks are: { $known }.
   *[false] This block has no name. Write one of these after its first ```: { $known }.
}
writing-wrong-twice = A step can ask for only one thing on its board. Begin another step with ##.
# $known: the names of all races, in a row
writing-wrong-race = There is no such race. The races are: { $known }.
writing-wrong-large = The lesson is too large. It may have { $most } characters, and { $signs } signs such as * and [.
# The place where a lesson is written.
writing-title = Write a lesson
writing-how = Write your text, and see beside it how it reads. It stays on this device.
writing-help = How to write it
writing-help-steps = A line that begins with # and a space is the title. A line that begins with ## and a space is a step. The first link of a step is its board. Share gives you such a link.
writing-help-blocks = A block stands between two lines of ```. After the first one, write what the reader does: play, be 6, ask, program found, race orders. Or write hint, and a hint in each line.
writing-help-ask = A block ask has a question, the right answer with +, and wrong ones with -. Each has its reply after =>. Or it has one word, and the page asks on the board: next, back, lost, why, line or steps.
writing-text = The text of your lesson
writing-read = Open the lesson
writing-copy = Copy the link
writing-copied = The link is copied.
writing-not-copied = The browser can't copy here. Open the lesson, and copy the address.
writing-save = Save as a file
writing-close = Close
# A short lesson to begin with. $link: the address of a board; the text in [ ] leads there.
writing-sample-title = My lesson
writing-sample-try = Try it first
writing-sample-board = Here is [a puzzle]({ $link }). How far do you get?
writing-sample-hint = Look for the place with the fewest options.
writing-sample-look = What the search does
writing-sample-step = The search has made [its first step]({ $link }).
writing-sample-asked = What does the search do in a dead end?
writing-sample-right = It takes the last choice back.
writing-sample-right-told = That's right. Then it tries the next option.
writing-sample-wrong = It starts again.
writing-sample-wrong-told = Then all that was tried is lost.
writing-print-name = Name:
writing-print-answers = Answers
writing-print-open = Scan the code to open this board.
# $n: the number of a question
writing-print-question = Question { $n }
writing-print-none = This lesson has no questions for a worksheet.
# $title: of a step; $reason: why its question can't be asked there.
writing-print-refused = The step "{ $title }" has a question that can't be asked there. { $reason }
# $steps: how many steps of the search the reader makes
writing-print-play = Try it on the board.
writing-print-be = Make the search's next { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} yourself.
writing-print-program = Run the program in the page.
