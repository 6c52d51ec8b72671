### Steps that a visitor has marked, each with a note of the visitor's or without one.

## Page

bookmarks-title = Bookmarks
bookmarks-here = Note for step { $step } (optional)
bookmarks-keep = Mark this step
bookmarks-own = Your bookmarks
bookmarks-linked = Bookmarks from this link
bookmarks-adopt = Keep those from the link
bookmarks-go = Step { $step }
bookmarks-note = Note for step { $step }
bookmarks-remove = Remove the bookmark at step { $step }
bookmarks-full = You have { $most } bookmarks in this search. Remove one first.
# $notes: how many notes there are; $note: their text.
bookmarks-mark = { $notes ->
    [0] Bookmark at step { $step }
   *[other] Bookmark at step { $step }: { $note }
}
# $mark: the sentence above.
bookmarks-beyond = { $mark }. The search has not come there yet.
bookmarks-no-more = { $count ->
    [0] This search has no bookmarks. Press M to mark this step.
   *[other] { $way ->
        [before] There is no bookmark before this step.
       *[after] There is no bookmark after this step.
    }
}
