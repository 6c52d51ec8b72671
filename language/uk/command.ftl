## Library

### Командний рядок. Те, що стоїть великими літерами, як-от FILE, пише користувач.

command-lang = говорити мовою CODE, наприклад uk; без цього — мовою з LANG
command-own-about = Запускає вашу програму мовою Python, рахує, що вона ставить і забирає назад, і каже, що в ній не так. Після цих параметрів скажіть, що вона шукає: tour 5x5 --start c3 або queens 8 --all.
    Вона працює з вашими правами: запускайте лише програми, яким довіряєте.
    Вона працює кілька разів: спершу, щоб знайти, де вона тримає свій шлях, а потім, щоб за ним стежити. Те, що вона пише у файл, вона пише щоразу.
command-own-program = програма мовою Python
command-own-watch = ім'я її списку, дошки чи шляху, за якими стежити
command-own-set = дати імені інше значення
command-own-input = додати рядок для input(); {"{"}n{"}"}, {"{"}rows{"}"}, {"{"}columns{"}"}, {"{"}start_row{"}"} ... замінюються значеннями
command-own-check = запустити її для всіх перевірок головоломки
command-own-max = зберегти щонайбільше N кроків; без цього { $steps }
command-own-seconds = зупинити її через S секунд; без цього через { $seconds }. Перевірка може тривати ще стільки ж.
command-own-format = як записати результат
command-own-outcome = { $puzzle ->
    [tour] { $solutions ->
        [one] Ваша програма знайшла { $solutions } маршрут.
        [few] Ваша програма знайшла { $solutions } маршрути.
       *[many] Ваша програма знайшла { $solutions } маршрутів.
    }
    [graph] { $solutions ->
        [one] Ваша програма знайшла { $solutions } шлях.
        [few] Ваша програма знайшла { $solutions } шляхи.
       *[many] Ваша програма знайшла { $solutions } шляхів.
    }
    [cycle] { $solutions ->
        [one] Ваша програма знайшла { $solutions } цикл.
        [few] Ваша програма знайшла { $solutions } цикли.
       *[many] Ваша програма знайшла { $solutions } циклів.
    }
    [colouring] { $solutions ->
        [one] Ваша програма знайшла { $solutions } розфарбування.
        [few] Ваша програма знайшла { $solutions } розфарбування.
       *[many] Ваша програма знайшла { $solutions } розфарбувань.
    }
   *[other] { $solutions ->
        [one] Ваша програма знайшла { $solutions } розв'язок.
        [few] Ваша програма знайшла { $solutions } розв'язки.
       *[many] Ваша програма знайшла { $solutions } розв'язків.
    }
}
command-own-counts = { $found ->
    [true] Вона вибирала { $placed ->
        [one] { $placed } раз
        [few] { $placed } рази
       *[many] { $placed } разів
    } і забирала назад { $undone ->
        [one] { $undone } раз
        [few] { $undone } рази
       *[many] { $undone } разів
    }.
   *[false] Ваша програма вибирала { $placed ->
        [one] { $placed } раз
        [few] { $placed } рази
       *[many] { $placed } разів
    } і забирала назад { $undone ->
        [one] { $undone } раз
        [few] { $undone } рази
       *[many] { $undone } разів
    }.
}
command-own-silent = Вона нічого не вивела.
command-own-right = Правильно.
command-own-passed = так
command-own-failed = НІ
command-own-open = ?
command-own-finding = { $file }{ $line ->
    [0] { "" }
   *[other] , рядок { $line }
}{ $step ->
    [0] { "" }
   *[other] , крок { $step }
}: { $says }
command-own-allowed = Це дозволив рядок { $line }.
command-own-no-file = програма { $file }: такого файлу немає
command-own-folder = програма { $file }: це не файл
command-own-binary = програма { $file }: це має бути текст
command-own-no-setting = set { $setting }: має бути NAME=VALUE
command-own-no-number = { $option } { $value }: має бути число від 0

# --- довідка ---

command-about = Запускає пошук з поверненням і записує знайдене.
command-commands = команди
command-version = показати версію
command-run = запустити пошук із посилання
command-run-link = посилання на сторінку або текст сценарію
command-run-program = запустити натомість вашу програму: knights run --program FILE tour 5x5
command-does-events = записати кожен крок команди рядком JSON
    .about = Записує кожен крок пошуку рядком JSON.
command-does-count = порахувати всі розв'язки на всіх процесорах
    .about = Рахує всі розв'язки пошуку, частинами, на всіх процесорах.
command-does-table = показати кроки кожної стратегії, порядку й початку
    .about = Показує, скільки кроків до першого розв'язку робить кожна стратегія, порядок і початок.
command-does-record = записати пошук в один файл HTML
    .about = Записує пошук в один файл HTML, який програє його без Python і без мережі.
command-record-output = файл, який записати; - для стандартного виходу
command-record-format = html; scorm або scorm2004: пакет для платформи курсів; qti, moodle: запитання посилання для тесту Canvas та інших або Moodle
command-record-page = покласти в пакет цю сторінку одним файлом, knights.html: для уроків і власних програм
command-record-steps = записати перші N кроків; без цього пошук, що робить понад { NUMBER($steps) } кроків, не записується
command-record-language = мова файлу, як-от uk; без цього мова посилання або цієї команди
command-record-done = { $steps ->
    [one] { $file } містить { $steps } крок, { NUMBER($kilobytes) } кБ.
    [few] { $file } містить { $steps } кроки, { NUMBER($kilobytes) } кБ.
    [many] { $file } містить { $steps } кроків, { NUMBER($kilobytes) } кБ.
   *[other] { $file } містить { $steps } кроку, { NUMBER($kilobytes) } кБ.
}
command-record-framed = { $file } містить сторінку, { NUMBER($kilobytes) } кБ.
command-record-no-output = record: скажіть, який файл записати: -o FILE
command-does-race = порівняти кроки кількох пошуків
    .about = Показує, скільки кроків до першого розв'язку роблять кілька пошуків.

command-choices = значення:
command-choices-others = усі інші: { $values }
command-choices-order = { $values } або ходи, як-от 1,2;2,1
command-choices-all = усі розв'язки, а не лише перший; або --count, --first K, --closed (маршрути)
command-choices-more = 'knights COMMAND --help' показує всі параметри команди.

# --- довідка про параметр ---

command-option-max = зупинити після N кроків
command-option-format = як записати розв'язок
command-option-format-run = як записати; кожна головоломка має свої формати
command-option-format-split = як записати результат
command-option-numbers = записати лише числа, як JSON
command-option-detailed = з events: записати й те, що не підходить
command-goal-all = { $puzzle ->
    [tour] усі маршрути
    [graph] усі шляхи або цикли
    [colouring] усі розфарбування
   *[other] усі розв'язки
}
command-goal-count = { $puzzle ->
    [tour] надрукувати, скільки є маршрутів
    [graph] надрукувати, скільки є шляхів або циклів
    [colouring] надрукувати, скільки є розфарбувань
   *[other] надрукувати, скільки є розв'язків
}
command-goal-first = { $puzzle ->
    [tour] перші K маршрутів
    [graph] перші K шляхів або циклів
    [colouring] перші K розфарбувань
   *[other] перші K розв'язків
}
command-option-jobs = скільки процесів; без цього по одному на процесор
command-option-dask = планувальник кластера Dask, який виконає роботу
command-option-resume = зберігати готові частини у файлі й продовжити звідти
command-option-parts = поділити пошук приблизно на N частин
command-option-each = зупинити кожен пошук після N кроків; без цього після { NUMBER($steps) }
command-option-by = що змінюється, наприклад order,start

# --- слова, які каже сам Python ---

command-parser-usage = використання:{ " " }
command-parser-arguments = аргументи
command-parser-options = параметри
command-parser-help = показати цю довідку й закінчити
command-parser-argument = аргумент { $argument_name }: { $message }
command-parser-choice = невідоме значення { $value }. Виберіть одне з: { $choices }
command-parser-unknown = невідомі аргументи: { $given }
command-parser-missing = бракує аргументів: { $given }
command-parser-together = не поєднується з { $given }
command-parser-no-value = бракує його значення
command-parser-value = він не має значення, а подано { $given }
command-parser-ambiguous = { $option } може означати { $matches }. Напишіть повністю.

# --- чим закінчився пошук ---

command-counted = { $puzzle ->
    [tour] { $count ->
        [one] { $count } маршрут
        [few] { $count } маршрути
       *[many] { $count } маршрутів
    }
    [graph] { $count ->
        [one] { $count } шлях
        [few] { $count } шляхи
       *[many] { $count } шляхів
    }
    [cycle] { $count ->
        [one] { $count } цикл
        [few] { $count } цикли
       *[many] { $count } циклів
    }
    [colouring] { $count ->
        [one] { $count } розфарбування
        [few] { $count } розфарбування
       *[many] { $count } розфарбувань
    }
   *[other] { $count ->
        [one] { $count } розв'язок
        [few] { $count } розв'язки
       *[many] { $count } розв'язків
    }
}
command-so-far = поки що { $found }
command-counted-undirected = { NUMBER($number) } незалежно від початку й напряму
command-counted-different = { NUMBER($number) } істотно різних
command-none = { $puzzle ->
    [tour] Такого маршруту немає.
    [graph] Такого шляху немає.
    [cycle] Такого циклу немає.
    [colouring] Такого розфарбування немає.
   *[other] Розв'язку немає.
}
command-none-onward = { $placed ->
    [one] Пошук закінчився після { $placed } кроку й нічого не знайшов.
    [few] Пошук закінчився після { $placed } кроків і нічого не знайшов.
   *[many] Пошук закінчився після { $placed } кроків і нічого не знайшов.
}
command-none-tried = { $placed ->
    [0] Перебрано все. Вибирати не було з чого.
    [one] Перебрано все. Пошук вибирав { $placed } раз і забрав усе назад.
    [few] Перебрано все. Пошук вибирав { $placed } рази й забрав усе назад.
   *[many] Перебрано все. Пошук вибирав { $placed } разів і забрав усе назад.
}
command-none-counted = Це показує прямий підрахунок, без пошуку.
command-stopped = { $steps ->
    [one] Пошук зупинено після { $steps } кроку. Це нічого не доводить.
    [few] Пошук зупинено після { $steps } кроків. Це нічого не доводить.
   *[many] Пошук зупинено після { $steps } кроків. Це нічого не доводить.
}
command-stopped-before = { $steps ->
    [one] Пошук зупинено після { $steps } кроку, перед кроком { NUMBER($step) }. Це нічого не доводить.
    [few] Пошук зупинено після { $steps } кроків, перед кроком { NUMBER($step) }. Це нічого не доводить.
   *[many] Пошук зупинено після { $steps } кроків, перед кроком { NUMBER($step) }. Це нічого не доводить.
}
# $length: 0 where the search goes only forward
command-moment = { $length ->
    [0] Це крок { NUMBER($step) } пошуку. Це нічого не доводить.
   *[other] Це крок { NUMBER($step) } пошуку. Вибрано { NUMBER($depth) } із { NUMBER($length) }. Це нічого не доводить.
}
command-ends = Пошук закінчується на кроці { NUMBER($step) }.
command-ends-back = Він забрав усе назад.
command-ends-all = Усього знайдено: { $found }.
command-ends-unknown = { $puzzle ->
    [tour] Посилання не каже, скільки маршрутів він знайшов.
    [graph] Посилання не каже, скільки шляхів він знайшов.
    [cycle] Посилання не каже, скільки циклів він знайшов.
    [colouring] Посилання не каже, скільки розфарбувань він знайшов.
   *[other] Посилання не каже, скільки розв'язків він знайшов.
}
command-progress = кроків { NUMBER($steps) }, знайдено { NUMBER($found) }, пройдено { $done } дерева
command-interrupted = { $signal ->
    [SIGTERM] перервано сигналом SIGTERM
    [SIGHUP] перервано сигналом SIGHUP
   *[other] перервано
}

# --- що не приймається ---

command-error-svg = { $puzzle ->
    [tour] format 'svg': він показує один маршрут. Попросіть перший.
    [graph] format 'svg': він показує один шлях. Попросіть перший.
    [cycle] format 'svg': він показує один цикл. Попросіть перший.
    [colouring] format 'svg': він показує одне розфарбування. Попросіть перше.
   *[other] format 'svg': він показує один розв'язок. Попросіть перший.
}
command-error-nothing = { $command }: скажіть, що шукати, наприклад 'tour 5x5'
command-error-unheeded = { $command }: приберіть --max-events, --count-events, --detailed і --form
command-error-text = { $command }: попросіть про це текстом сценарію, наприклад '{ $example }'
command-error-count = { $value }: має бути число від 0 до { $most }
command-error-number = { $name } { $value }: має бути число від 1
command-error-detailed = --detailed: це показує загальну схему. Приберіть --form і --general.
command-error-jobs = --jobs: кластер Dask має своїх виконавців. Приберіть --jobs або --dask.

# --- файли та потоки ---

command-output = виведення: { $why }
command-input = стандартне введення: { $why }
command-file = файл { $file }: { $why }
command-failure-missing = такого файлу немає
command-failure-folder = це тека
command-failure-forbidden = немає дозволу
command-failure-full = немає місця
command-failure-closed = закрито
command-failure-no-text = має бути текст у UTF-8
command-too-long = може бути щонайбільше байтів: { NUMBER($most) }
