### Сума підмножини: які з кількох чисел дають суму.
### Число названо його цифрами. Одне з кількох однакових чисел має літеру, як 5a.

## Library

# --- чому число не підходить: після його назви, як: 5 не підходить: 12 + 5 більше за 15 ---

# $sum: що вже взято
subset-too-much = { $sum ->
    [0] { $number } більше за { $target }
   *[other] { $sum } + { $number } більше за { $target }
}
# $rest: сума чисел після нього
subset-too-little = { $rest ->
    [0] чисел не лишається, а бракує { $missing }
   *[other] лишається тільки { $rest }, а бракує { $missing }
}
subset-decided = Про { $number } пошук уже вирішив.
# $next: число, яке йде першим
subset-later = Числа йдуть по порядку. { $next } стоїть перед { $number }.

# --- чому позицію програно ---

subset-why-too-much = Сума — { NUMBER($sum) }, а ціль — { NUMBER($target) }. Це вже забагато.
subset-why-too-little = { $rest ->
    [0] Чисел попереду немає, а бракує { NUMBER($missing) }.
   *[other] Усі числа, що ще попереду, дають тільки { NUMBER($rest) }, а бракує { NUMBER($missing) }.
}
subset-why-too-large = Бракує { NUMBER($missing) }, а навіть найменше число з тих, що попереду, — { NUMBER($least) }.
subset-why-divisor = Усі числа, що ще попереду, кратні { $divisor }, і кожна їхня сума теж. Бракує { NUMBER($missing) }, а це не кратне { $divisor }.
# Обидві суми можна скласти з чисел, що попереду, і жодної між ними.
subset-why-nearest = Бракує { NUMBER($missing) }. Числа, що ще попереду, можуть дати { NUMBER($below) } або { NUMBER($above) }, але нічого між ними.
subset-theorem-total = Усі числа разом дають тільки { NUMBER($total) }, а ціль — { NUMBER($target) }.
subset-theorem-divisor = Усі числа кратні { $divisor }, і кожна їхня сума теж. А { NUMBER($target) } не кратне { $divisor }.
subset-source = арифметика
subset-mark-sum = числа, сума яких завелика
subset-mark-left = числа, що ще попереду
subset-mark-taken = взяті числа

# --- що каже каталог: назви, форми й картки ---

subset-entry = Сума підмножини
    .summary = Візьміть кілька чисел так, щоб вони дали потрібну суму. Пошук вирішує про одне число за іншим.
    .command = числа, що дають суму
subset-parameter-numbers = Числа
    .help = До 40 цілих чисел через кому або пробіл, як 8, 6, 7.
subset-parameter-target = Ціль
    .help = Сума, яку мають дати числа.
subset-parameter-cuts = Відсікання
    .help = Що пошук відкидає, перш ніж іти далі.
    .both = обидва відсікання
    .both-help = Пошук відкидає завелику суму, а також пропуск числа, після якого решти не вистачить до цілі.
    .sum = тільки за сумою
    .sum-help = Пошук відкидає тільки завелику суму.
    .rest = тільки за рештою
    .rest-help = Пошук відкидає тільки те, чого решта вже не надолужить.
    .none = без відсікань
    .none-help = Пошук перебирає все й підраховує суму наприкінці.
subset-preset-subset-8 = Лише 26 + 5 дає 31, і знайдено це після 15 кроків назад
    .look = Пошук спершу бере число, а потім його пропускає. Два правила заощаджують більшу частину роботи.
subset-preset-subset-8-plain = Без двох відсікань: 374 кроки назад замість 15
    .look = Ті самі числа. Тепер пошук підраховує суму тільки наприкінці.
subset-preset-subset-even = Парні числа ніколи не дадуть 75
    .look = Це видно з першого погляду. Пошук цього не знає й робить 168 виборів.
subset-preset-subset-12-all = 124 способи дістати 39 з чисел від 1 до 12
    .look = У кожному взяті й пропущені числа мають однакову суму.

# --- програми ---

subset-program-recursive = Рекурсивна
    .does = Виклик вирішує про одне число: додає його або 0 і викликає себе для наступного.

# --- що не приймається; і назва малюнка ---

subset-error-list = числа { $given }: має бути список, як [8, 6, 7], або текст, як 8,6,7
subset-error-number = число { $given }: має бути ціле число від 1 до { NUMBER($most) }
subset-error-count = { $count ->
    [0] чисел немає: їх має бути від 1 до { $most }
    [one] { NUMBER($count) } число: їх має бути від 1 до { $most }
    [few] { NUMBER($count) } числа: їх має бути від 1 до { $most }
   *[many] { NUMBER($count) } чисел: їх має бути від 1 до { $most }
}
subset-picture = Числа із сумою { NUMBER($sum) }, ціль { NUMBER($target) }

# --- що відкинув крок ---

# $reason: subset-too-much
subset-refused-too-much = { $name } — забагато: { $reason }.
# $left: його мали пропустити. $rest: сума чисел після нього
subset-refused-too-little = { $left ->
    [true] Без { $name } { $rest ->
        [0] нічого не лишається
       *[other] лишається тільки { $rest }
    }
   *[false] Навіть із { $name } { $rest ->
        [0] нічого не лишається
       *[other] лишається тільки { $rest }
    }
}, а бракує { $missing }.

# --- що сталося на кроці ---

subset-begin = { $count ->
    [1] Є лише 1 число. Чи дає воно { NUMBER($target) }?
    [one] Деякі з { $count } числа мають дати { NUMBER($target) }.
    [few] Деякі з { $count } чисел мають дати { NUMBER($target) }.
   *[many] Деякі з { $count } чисел мають дати { NUMBER($target) }.
} Пошук бере кожне або пропускає.
# $missing: на скільки сума замала або завелика
subset-taken = Пошук бере { $number }. Сума — { NUMBER($sum) }{ $standing ->
    [short] , бракує { NUMBER($missing) }.
    [exact] , а це ціль. Усе, що попереду, треба пропустити.
   *[over] , це на { NUMBER($missing) } забагато.
}
subset-left = Пошук пропускає { $number }. Сума й далі { NUMBER($sum) }{ $standing ->
    [short] , бракує { NUMBER($missing) }.
    [exact] , а це ціль.
   *[over] , це на { NUMBER($missing) } забагато.
}
# $sum: як 26 + 5 = 31
subset-solved = { $sum }. Це ціль!
subset-wrong = Кожне число вже взято або пропущено. Сума — { NUMBER($sum) }, а не { NUMBER($target) }.
subset-wrong-left = Сума була { NUMBER($sum) }, а не { NUMBER($target) }. Пошук забирає останній вибір назад.
# $left: число пропущено. $next: число після нього
subset-dead-end = Глухий кут { $left ->
    [true] без { $number }
   *[false] із { $number }
}: пошук не може ні взяти { $next }, ні пропустити. Він повертається.
# $every: там могли знайтися розв'язки
subset-exhausted = Пошук перебрав тут усе { $left ->
    [true] без { $number }
   *[false] із { $number }
}{ $every ->
    [true] . Він повертається.
   *[false] , і ніщо не дає цілі. Він повертається.
}
subset-solution-left = Це був розв'язок. Пошук шукає ще: він забирає останній вибір назад.

# --- назви кінця пошуку ---

subset-found = Числа із сумою { NUMBER($target) } знайдено
subset-no-solution = Жодна сума цих чисел не дає { NUMBER($target) }

# --- що робить не так власна програма ---

subset-task-again = { $number } взято забагато разів: воно є { $times ->
    [one] лише { $times } раз
    [few] лише { $times } рази
   *[many] лише { $times } разів
}.
subset-task-sum = Сума — { NUMBER($sum) }, а не { NUMBER($target) }.
subset-task-other = { $number } немає серед чисел.

## Library and page

# Як зветься вибір, що пропускає число.
subset-leave = «без { $number }»
# Що можна зробити з числом.
subset-brief-take = взяти
subset-brief-leave = пропустити

## Page

# $state: що вирішено про число
subset-cell = { $number }: { $state ->
    [taken] взято
    [left] пропущено
   *[open] ще не вирішено
}
subset-label = { $count ->
    [one] { $count } число
    [few] { $count } числа
   *[many] { $count } чисел
}, вирішено про { $decided }. Сума — { NUMBER($sum) }, ціль — { NUMBER($target) }.
subset-rule = Вирішуйте про числа по порядку, про одне за одним: узяти чи пропустити. Сума взятих має бути ціллю.
subset-own = Ваші числа
subset-heat = Вибори про кожне число, забрані назад
subset-counts = { $placed ->
    [one] Пошук зробив { $placed } вибір і
    [few] Пошук зробив { $placed } вибори й
   *[many] Пошук зробив { $placed } виборів і
} забрав назад { $undone ->
    [one] { $undone } раз
    [few] { $undone } рази
   *[many] { $undone } разів
}.
subset-title = { $numbers ->
    [one] { $numbers } число
    [few] { $numbers } числа
   *[many] { $numbers } чисел
} для суми { $target }
subset-purpose = { $wanted ->
    [all] Знайдіть усі підмножини чисел
    [count] Порахуйте підмножини чисел
    [some] Знайдіть підмножини чисел ({ $number })
   *[one] Знайдіть числа
}, що дають { $target }.
subset-signs-next = що пошук спробує далі: + бере число, − пропускає
subset-signs-open = що він спробував би пізніше
subset-signs-tried = що він тут уже спробував
subset-signs-refused = що не підходить
subset-signs-undone = число, вибір про яке щойно забрано

## Page, in dialogs

# У довідці.
subset-help-intro = Пошук шукає числа, які дають ціль. Він іде рядом чисел: спершу бере число, а потім пропускає. З обома відсіканнями він відкидає завелику суму, а також вибір, після якого решти вже не вистачить до цілі. Коли неможливе ні те, ні інше, він повертається. Натисніть «Пуск» або робіть по одному кроку вперед чи назад.
subset-help-legend = Зафарбовані монети взято, перекреслені пропущено. Смуга внизу — їхня сума. Світла частина — те, що ще можуть додати інші числа. Товста лінія — ціль: зафарбована частина не може її перетнути, а світла має до неї дістати.
