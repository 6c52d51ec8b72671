### Відвідувача запитують про пошук, або він питає, чому чогось не вибрано.
### $puzzle — назва головоломки: tour, queens, graph, forest, colouring, sudoku або інша.
### $leaves: вибір покидають назавжди, як у пошуку в глибину, а не забирають назад.

## Library

# --- чому запитання не можна поставити ---

questions-over = Пошук тут уже закінчився.
questions-not-counted = Пошук тут, можливо, вже закінчився. Це залежить від того, скільки розв'язків він знайшов.
questions-given = Розв'язок тут уже відомий. Пошук лише йде за ним.
questions-too-long = Це запитання забрало б тут забагато часу.
questions-forced = Вирішувати тут нічого: лишився один варіант.
questions-nothing-back = Наступний крок нічого не забирає назад.
questions-lost-unknown = З'ясувати, чи це програно і відколи, забрало б забагато часу.
questions-why-nowhere = Сторінка не знає тут короткого доведення.
questions-line-no-program = Сторінка не показує програми, яка могла б виконати цей пошук.

# --- що робить пошук ---

questions-chosen = { $puzzle ->
    [tour] { $choice } вже є на шляху.
    [graph] { $choice } вже є на шляху.
    [forest] { $choice } вже є на шляху.
    [queens] На { $choice } вже стоїть ферзь.
    [colouring] { $choice } вже є на карті.
    [sudoku] { $choice } вже є в сітці.
   *[other] { $choice } вже вибрано.
}
questions-tried = { $choice }: це пошук тут уже пробував.
questions-tried-after = { $choice }: це пошук пробував після { $last } (номер { $number }).
questions-tried-first = { $choice }: це пошук пробував на початку.
questions-not-tried = { $choice }: цього пошук не пробував, бо закінчився раніше.
questions-comes-next = { $choice } буде далі.
questions-comes-later = { $choice } буде після { AND($before, most: 6) }.
questions-comes-later-visit = { $choice } буде після { AND($before, most: 6) }, якщо пошук не дійде туди раніше.
questions-another-first = { $puzzle ->
    [tour] { $choice } дозволено, але пошук спершу пробує іншу клітинку.
    [queens] { $choice } дозволено, але пошук спершу пробує іншу клітинку.
    [graph] { $choice } дозволено, але пошук спершу пробує іншу вершину.
    [forest] { $choice } дозволено, але пошук спершу пробує іншу вершину.
   *[other] { $choice } дозволено, але пошук спершу пробує інший варіант.
}

# --- що буде далі? ---

questions-next-ask = Що буде далі?
# In a question, before its answer.
questions-next-order = { COUNT($choices) ->
    [1] Пошук розглядає лише один варіант: { AND($choices) }.
    [one] Пошук розглядає в такому порядку: { AND($choices, most: 9) }.
    [few] Пошук розглядає в такому порядку: { AND($choices, most: 9) }.
    [many] Пошук розглядає в такому порядку: { AND($choices, most: 9) }.
   *[other] Пошук розглядає в такому порядку: { AND($choices, most: 9) }.
}
questions-next-first = { $choice } — перший варіант, який підходить.
questions-next-following = { $choice } — наступний варіант, який підходить.
questions-next-left = { $begun ->
    [true] Після { $choice } ще є варіант.
   *[false] На початку ще є варіант.
}
questions-next-more = { $leaves ->
    [true] Це розв'язок. Пошук шукає ще: він покидає { $choice }.
   *[false] Це розв'язок. Пошук шукає ще: він забирає назад { $choice }.
}
questions-next-none = { $leaves ->
    [true] Після { $choice } варіантів немає. Пошук покидає { $choice }.
   *[false] Після { $choice } варіантів немає. Пошук забирає назад { $choice }.
}
questions-next-tried = { $leaves ->
    [true] Пошук перебрав усе після { $choice }. Він покидає { $choice }.
   *[false] Пошук перебрав усе після { $choice }. Він забирає назад { $choice }.
}

# --- як далеко назад? ---

questions-back-ask = { $leaves ->
    [true] Зараз пошук покидає { $choice }.
   *[false] Зараз пошук забирає назад { $choice }.
}
questions-back-which = { $puzzle ->
    [tour] Яка клітинка лишиться й дістане інший хід?
    [graph] З якої вершини він піде до іншої?
    [forest] З якої вершини він піде до іншої?
    [queens] Який ферзь лишиться останнім?
    [colouring] Яка область остання збереже колір?
    [sudoku] Яка клітинка остання збереже цифру?
   *[other] Який вибір лишиться останнім?
}
questions-back-none = Після { $choice } (номер { $number }) варіантів не лишилося.
questions-back-none-either = Пошук проходить назад і через { $choice } (номер { $number }). Після цього вибору варіантів не лишилося.
questions-back-none-first = На початку варіантів не лишилося.
questions-back-none-first-either = На початку варіантів теж не лишилося. Пошук закінчується.
questions-back-not-end = Пошук тут не закінчується. Десь іще є варіант.
questions-back-closer = { $puzzle ->
    [tour] Це задалеко. Пошук зупиняється на першій клітинці, з якої ще є хід.
   *[other] Це задалеко. Пошук зупиняється, щойно знаходить варіант, якого ще не пробував.
}
questions-back-end = Варіантів ніде не лишилося. Пошук закінчується.
questions-back-taken = { $leaves ->
    [true] { $number ->
        [one] Пошук покидає { $number } вершину.
        [few] Пошук покидає { $number } вершини.
       *[many] Пошук покидає { $number } вершин.
    }
   *[false] { $number ->
        [one] Пошук забирає назад { $number } крок.
        [few] Пошук забирає назад { $number } кроки.
       *[many] Пошук забирає назад { $number } кроків.
    }
}
questions-back-then = Після { $choice } (номер { $number }) ще є варіант.
questions-back-then-first = На початку ще є варіант.

# --- чи програно, і відколи? ---

questions-lost-ask = { $goal ->
    [tour] Чи маршрут ще можливий? Якщо ні, то яка клітинка була помилкою?
    [ending] Чи розв'язок ще можливий? Якщо ні, то яка клітинка була помилкою?
    [closed] Чи замкнений маршрут ще можливий? Якщо ні, то яка клітинка була помилкою?
    [queens] Чи розв'язок ще можливий? Якщо ні, то який ферзь був помилкою?
    [path] Чи шлях ще можливий? Якщо ні, то яка вершина була помилкою?
    [cycle] Чи цикл ще можливий? Якщо ні, то яка вершина була помилкою?
    [colouring] Чи цю карту ще можна розфарбувати? Якщо ні, то яка область була помилкою?
    [sudoku] Чи цю сітку ще можна заповнити? Якщо ні, то яка цифра була помилкою?
   *[other] Чи розв'язок ще можливий? Якщо ні, то який вибір був помилкою?
}
questions-lost-stuck = { $goal ->
    [tour] Це глухий кут. Яка клітинка була помилкою?
    [ending] Це глухий кут. Яка клітинка була помилкою?
    [closed] Це глухий кут. Яка клітинка була помилкою?
    [queens] Це глухий кут. Який ферзь був помилкою?
    [path] Це глухий кут. Яка вершина була помилкою?
    [cycle] Це глухий кут. Яка вершина була помилкою?
    [colouring] Це глухий кут. Яка область була помилкою?
    [sudoku] Це глухий кут. Яка цифра була помилкою?
   *[other] Це глухий кут. Який вибір був помилкою?
}
questions-lost-every = Розв'язок, який уже знайдено, теж рахується.
questions-lost-exists = { $goal ->
    [tour] На початку маршрут був можливий.
    [closed] На початку замкнений маршрут був можливий.
   *[other] Ця головоломка має розв'язок.
}
questions-lost-not-last = Помилка — це не { $choice } (номер { $number }).
questions-lost-later = { $goal ->
    [tour] Після { $choice } (номер { $number }) маршрут був ще можливий.
    [closed] Після { $choice } (номер { $number }) замкнений маршрут був ще можливий.
    [path] Після { $choice } (номер { $number }) шлях був ще можливий.
    [cycle] Після { $choice } (номер { $number }) цикл був ще можливий.
    [colouring] З { $choice } (номер { $number }) карту ще можна було розфарбувати.
    [sudoku] З { $choice } (номер { $number }) сітку ще можна було заповнити.
   *[other] З { $choice } (номер { $number }) розв'язок був ще можливий.
}
questions-lost-earlier = { $goal ->
    [tour] Маршрут був неможливий і до { $choice } (номер { $number }).
    [closed] Замкнений маршрут був неможливий і до { $choice } (номер { $number }).
    [path] Шлях був неможливий і до { $choice } (номер { $number }).
    [cycle] Цикл був неможливий і до { $choice } (номер { $number }).
    [colouring] Карту не можна було розфарбувати й до { $choice } (номер { $number }).
    [sudoku] Сітку не можна було заповнити й до { $choice } (номер { $number }).
   *[other] Розв'язок був неможливий і до { $choice } (номер { $number }).
}
questions-lost-alive = { $goal ->
    [tour] Є маршрут, який так починається.
    [closed] Є замкнений маршрут, який так починається.
    [path] Є шлях, який так починається.
    [cycle] Є цикл, який так починається.
    [colouring] Є розфарбування, яке так починається.
   *[other] Є розв'язок, який так починається.
}

# --- що це доводить? ---

questions-why-ask = { $goal ->
    [tour] Жоден маршрут так не починається. Позначте клітинки, які це доводять.
    [ending] Жоден розв'язок так не починається. Позначте клітинки, які це доводять.
    [closed] Жоден замкнений маршрут так не починається. Позначте клітинки, які це доводять.
    [queens] Жоден розв'язок так не починається. Позначте клітинки, які це доводять.
    [path] Жоден шлях так не починається. Позначте вершини, які це доводять.
    [cycle] Жоден цикл так не починається. Позначте вершини, які це доводять.
    [colouring] Жодне розфарбування так не починається. Позначте області, які це доводять.
    [sudoku] Жоден розв'язок так не починається. Позначте клітинки, які це доводять.
   *[other] Жоден розв'язок так не починається. Позначте те, що це доводить.
}
questions-why-nothing = Ви ще нічого не позначили. Позначте хоча б одне.
questions-why-not-alone = Те, що ви позначили, належить до доведення, але треба позначити ще.
questions-why-beside = { $place } не належить до жодного доведення, яке знає сторінка.

# --- який рядок наступний? ---

questions-line-ask = Який рядок програми виконається наступним?
questions-line-right = Наступним виконається рядок { $line }: { $text }
questions-line-later = Рядок { $line } виконається скоро, але перед ним виконається інший.
questions-line-none = У рядку { $line } не починається жодна команда пошуку.
questions-line-not = Рядок { $line } до наступного кроку не виконується.

# --- скільки кроків? ---

questions-steps-ask-end = Скільки кроків зробить пошук, доки не закінчиться?
questions-steps-ask = { $leaves ->
    [true] Скільки кроків зробить пошук, доки не покине { $choice } або не закінчиться?
   *[false] Скільки кроків зробить пошук, доки не забере назад { $choice } або не закінчиться?
}
questions-steps-more = { $steps ->
    [one] Після { $steps } кроку пошук ще триває.
    [few] Після { $steps } кроків пошук ще триває.
   *[many] Після { $steps } кроків пошук ще триває.
}
questions-steps-unknown = { $steps ->
    [one] Після { $steps } кроку пошук ще триває. Решту ніхто не рахував.
    [few] Після { $steps } кроків пошук ще триває. Решту ніхто не рахував.
   *[many] Після { $steps } кроків пошук ще триває. Решту ніхто не рахував.
}
questions-steps-too-few = Ваше число замале. Пошук робить більш ніж удвічі більше кроків.
questions-steps-too-many = Ваше число завелике. Пошук робить більш ніж удвічі менше кроків.
questions-steps-right = { $steps ->
    [one] Пошук зробить { $steps } крок.
    [few] Пошук зробить { $steps } кроки.
   *[many] Пошук зробить { $steps } кроків.
}

# --- що не може бути відповіддю ---

questions-error-unknown = запитання { $question }: має бути одне з таких: { $known }
questions-error-asked = запитання { $question }: тут його не можна поставити. { $reason }
questions-error-number = відповідь { $answer }: це має бути { $what ->
    [steps] кількість кроків
    [length] довжина шляху
    [line] рядок
   *[choice] варіант
} від { $low } до { $high }{ $null ->
    [end] , або null: до кінця
    [alive] , або null: розв'язок ще можливий
    [back] , або null: забрати назад
   *[no] {""}
}
questions-error-list = відповідь { $answer }: це має бути список варіантів
questions-error-choice = варіант { $choice }: має бути від 0 до { $most }
questions-error-level = рівень { $level }: має бути від { $low } до { $high }
questions-error-back = крок { $step }: він забирає назад не останній вибір

## Page

questions-kinds-next = Що буде далі?
questions-kinds-back = Як далеко назад?
questions-kinds-lost = Чи програно? Знайти помилку
questions-kinds-why = Чому програно?
questions-kinds-line = Який рядок наступний?
questions-kinds-steps = Скільки кроків?
questions-card-label = Запитання
questions-card-why-not = Чому ні?
questions-card-close = Закрити (Escape)
questions-card-hidden = Це приховано, доки ви не відповісте на запитання.
questions-card-hidden-more = Це приховано, доки ви не відповісте на всі запитання про цей крок.
questions-card-hidden-soon = { $solver ->
    [loaded] Це приховано: є запитання про ці кроки.
    [failed] Це приховано: є запитання про ці кроки. Для нього потрібен Python, а завантажити його не вдалося.
   *[other] Це приховано: є запитання про ці кроки. Для нього потрібен Python, а він ще не завантажився.
}
questions-card-hidden-be = { $solver ->
    [loaded] Це приховано: наступні кроки робите ви.
    [failed] Це приховано: наступні кроки робите ви. Для цього потрібен Python, а завантажити його не вдалося.
   *[other] Це приховано: наступні кроки робите ви. Для цього потрібен Python, а він ще не завантажився.
}
questions-card-tally = { $asked ->
    [0] Ваші відповіді
   *[other] З першої спроби правильно: { $right } з { $asked }
}
questions-card-tally-title = Переглянути ваші відповіді
questions-card-last = { $questions ->
    [1] Скопіюйте свою відповідь і надішліть її вчителеві.
   *[other] Це було останнє запитання. Скопіюйте свої відповіді й надішліть їх учителеві.
}
questions-card-away = { $answered ->
    [true] Ви залишили запитання. Ваша перша відповідь рахується.
   *[false] Ви залишили запитання. Воно не рахується.
}
questions-card-back = Повернутися до запитання
questions-card-stays = Запитання ще відкрите. Натисніть ще раз, щоб іти далі без відповіді.
questions-card-soon = Python ще завантажується. Коли він завантажиться, сторінка поставить запитання з цього посилання.
questions-card-again = Спробуйте ще раз.
questions-card-wrong = Ні, не так.
questions-card-waiting = Хвилинку ...
questions-card-lost-answer = Роботу Python перервано. Дайте відповідь ще раз.
questions-how-next = { $puzzle ->
    [tour] Виберіть клітинку на дошці або одну з кнопок.
    [queens] Виберіть клітинку на дошці або одну з кнопок.
    [graph] Виберіть вершину або одну з кнопок.
    [forest] Виберіть вершину або одну з кнопок.
    [colouring] Виберіть область на карті або одну з кнопок.
    [sudoku] Виберіть клітинку сітки або одну з кнопок.
   *[other] Виберіть на дошці або одну з кнопок.
}
questions-how-back = { $puzzle ->
    [tour] Виберіть останню клітинку, що лишається: на дошці, на панелі «Стек» або «Дерево».
    [queens] Виберіть останнього ферзя, що лишається: на дошці, на панелі «Стек» або «Дерево».
    [graph] Виберіть останню вершину, що лишається: на графі, на панелі «Стек» або «Дерево».
    [forest] Виберіть останню вершину, що лишається: на графі, на панелі «Стек» або «Дерево».
    [colouring] Виберіть останню область, що збереже колір: на карті, на панелі «Стек» або «Дерево».
    [sudoku] Виберіть останню клітинку, що збереже цифру: у сітці, на панелі «Стек» або «Дерево».
   *[other] Виберіть останнє, що лишається: на дошці, на панелі «Стек» або «Дерево».
}
questions-how-why = { $puzzle ->
    [tour] Виберіть клітинки на дошці й натисніть «Готово».
    [queens] Виберіть клітинки на дошці й натисніть «Готово».
    [graph] Виберіть вершини й натисніть «Готово».
    [colouring] Виберіть області на карті й натисніть «Готово».
    [sudoku] Виберіть клітинки сітки й натисніть «Готово».
   *[other] Виберіть місця на дошці й натисніть «Готово».
}
questions-how-line = Виберіть рядок на панелі «Код».
questions-on-board-back = { $puzzle ->
    [tour] Виберіть останню клітинку, що лишається на дошці.
    [queens] Виберіть останнього ферзя, що лишається на дошці.
    [graph] Виберіть останню вершину, що лишається на шляху.
    [forest] Виберіть останню вершину, яку пошук не покине.
    [colouring] Виберіть останню область, що збереже колір.
    [sudoku] Виберіть останню клітинку, що збереже цифру.
   *[other] Виберіть останнє, що лишається.
}
questions-on-board-since = Виберіть помилку на дошці або введіть її номер.
questions-ways-unsure = Не знаю
questions-ways-other = Запитати інше
questions-ways-show-mistake = Показати помилку
questions-ways-lost = Ні, програно
questions-ways-since = Виберіть помилку на дошці, на панелі «Стек» або «Дерево» чи введіть її номер.
questions-ways-number = Номер помилки
questions-ways-answer = Відповісти
questions-ways-done = { $chosen ->
    [0] Готово
   *[other] Готово ({ $chosen })
}
questions-ways-steps = Кроки
questions-ways-which = { $place }. Виберіть, що тут буде.
questions-ways-show = Показати крок
questions-ways-better = Грати з місця перед помилкою
questions-ways-copy = { $answers ->
    [1] Копіювати мою відповідь
   *[other] Копіювати мої відповіді
}
questions-ways-again = Відповісти ще раз
questions-ways-next = Наступне запитання
questions-ways-start = Почати з { $name }
questions-ways-go = До кроку { $step }
questions-ways-by-key = Enter: відповісти
questions-estimate = Оцінка (за Кнутом): приблизно { $steps }. Її отримано з { $probes ->
    [one] { $probes } випадкової спроби.
    [few] { $probes } випадкових спроб.
   *[many] { $probes } випадкових спроб.
}
questions-see-tried = Це було на кроці { $step }. { $every ->
    [true] { $steps ->
        [one] Через { $steps } крок пошук забрав це назад.
        [few] Через { $steps } кроки пошук забрав це назад.
       *[many] Через { $steps } кроків пошук забрав це назад.
    }
   *[false] { $steps ->
        [one] Через { $steps } крок це зайшло в глухий кут.
        [few] Через { $steps } кроки це зайшло в глухий кут.
       *[many] Через { $steps } кроків це зайшло в глухий кут.
    }
}
questions-ask-on = Тепер сторінка зупиняє пошук у слушні моменти й запитує вас.
questions-ask-slowed = Пошук сповільнюється до 4 кроків за секунду, щоб сторінка могла запитувати вас.
questions-ask-off = Запитання вимкнено.
questions-ask-nothing = На цьому кроці запитання немає. Натисніть «Пуск»: наступне з'явиться саме.
questions-ask-not-loaded = Python ще завантажується. Запитання будуть, щойно він з'явиться.
questions-ask-not-on-path = { $puzzle ->
    [tour] Цієї клітинки немає на шляху.
    [queens] На цій клітинці немає ферзя.
    [colouring] Ця область ще не має кольору.
    [sudoku] Цю клітинку пошук не заповнював.
   *[other] Цієї вершини немає на шляху.
}
questions-ask-refused = Запитання з цього посилання не можна поставити на цьому кроці. { $reasons }
questions-ask-answered = { $questions ->
    [one] Ви відповіли на запитання за цим посиланням. Скопіюйте відповідь і надішліть її вчителеві.
    [few] Ви відповіли на всі { $questions } запитання за цим посиланням. Скопіюйте свої відповіді й надішліть їх учителеві.
   *[many] Ви відповіли на всі { $questions } запитань за цим посиланням. Скопіюйте свої відповіді й надішліть їх учителеві.
}
questions-ask-no-code = Програми тут не показано, тому сторінка не може запитати про її рядок.
questions-ask-no-reason = «{ $question }» на цьому кроці запитати не можна. Спробуйте інший крок.
questions-why-not-heading = Чому не { $place }?
questions-why-not-which = { $place }. Про який варіант ви питаєте?
questions-why-not-nothing = Тут сторінка не має відповіді.
questions-tally-sent = Ваші відповіді скопійовано. Вставте їх у повідомлення вчителеві.
# For a teacher, beside a question.
questions-class-collect = Зібрати відповіді
questions-class-hands = Порахувати руки
questions-lines-told = { $answers ->
    [one] { $answers } відповідь, з першої спроби правильних: { $right }.
    [few] { $answers } відповіді, з першої спроби правильних: { $right }.
   *[many] { $answers } відповідей, з першої спроби правильних: { $right }.
}

## Library and page

questions-card-right = Правильно.
questions-ways-take-back = Забрати назад
questions-ways-leave = Покинути
questions-ways-to-start = Пошук повертається до початку
questions-ways-ends = Пошук закінчується
questions-ways-alive = Так, ще можна
questions-ways-steps-now = { $n ->
    [one] { $n } крок
    [few] { $n } кроки
   *[many] { $n } кроків
}
questions-class-option = { $choice } (номер { $number })

## Page, in dialogs

questions-tally-summary = { $asked ->
    [one] { $asked } запитання: з першої спроби правильних { $right }{ $unsure ->
        [0] .
       *[other] , «не знаю» — { $unsure }.
    }
    [few] { $asked } запитання: з першої спроби правильних { $right }{ $unsure ->
        [0] .
       *[other] , «не знаю» — { $unsure }.
    }
   *[many] { $asked } запитань: з першої спроби правильних { $right }{ $unsure ->
        [0] .
       *[other] , «не знаю» — { $unsure }.
    }
}
questions-tally-kind = { $right } з { $asked }
questions-tally-copied = Ваші відповіді скопійовано.
questions-tally-not-copied = Браузер не дозволив копіювати. Виділіть рядок і скопіюйте його самі.
questions-tally-too-long = Цей рядок задовгий для QR-коду. Скопіюйте його.
questions-tally-none = Ви ще ні на що не відповіли.
questions-share-refused = «{ $question }» тут не можна запитати. { $why }
questions-sheet-title = Відповіді на запитання
questions-sheet-name = Ваше ім'я (не обов'язково)
questions-sheet-line = Ваші відповіді одним рядком тексту
questions-sheet-show-code = Показати QR-код
questions-sheet-code = QR-код ваших відповідей
questions-sheet-class = Відповіді класу
questions-sheet-how = Кожен учень копіює рядок тексту в меню «Поділитися», { $gap }, і надсилає його вам. Вставте ці рядки сюди або перетягніть файли з ними. Сторінка нічого не надсилає і не зберігає.
