## Page

crowd-paste = Вставте сюди рядки учнів, один під одним
crowd-none = Жоден рядок не відповідає на це запитання.
# Руки рахують за літерами відповідей: A, B, C.
crowd-again = Скинути все на 0
crowd-total = { $n ->
    [one] { $n } рука
    [few] { $n } руки
   *[many] { $n } рук
}
crowd-hands = Рук за { $letter }
crowd-more = На одну більше за { $letter }
crowd-fewer = На одну менше за { $letter }
# In a presentation: why this is a dead end.
crowd-why = Показати чому
# In a presentation, in the place of “Answer questions”.
crowd-ask = Запитати клас
crowd-show-answer = Показати відповідь
crowd-line-problem = Рядок { $number }: { $problem }
crowd-line-no-line = { $text } — не рядок відповідей: він має починатися з «{ $begin }».
crowd-line-version = сторінка не знає версії { $version }. Вона читає версію 1.
crowd-line-no-name = рядок обрізано. Попросіть надіслати його ще раз, повністю.
crowd-line-no-scenario = { $text } стоїть зарано. Спершу рядок має назвати головоломку, а потім відповіді.
crowd-line-no-answer = { $text } — ні головоломка, ні відповідь, як-от next@17=d4-,b3+.
crowd-line-no-kind = { $kind } — не вид запитання: має бути один із таких: { $known }.
crowd-line-twice = { $name } є тут двічі. Рахується лише пізніший рядок.
crowd-line-same = цей рядок є тут двічі. Він рахується один раз.
crowd-too-many = У цьому тексті рядків: { $lines }. Сторінка читає щонайбільше { $most }. Вставте менше рядків.
crowd-too-long = У цьому тексті знаків: { $characters }. Сторінка читає щонайбільше { $most }. Вставте менше рядків.
crowd-no-file = Сторінка не може прочитати цей файл. Перетягніть сюди текстовий файл із рядками учнів.
crowd-more-problems = { $n ->
    [one] Ще { $n } рядок має помилку.
    [few] Ще { $n } рядки мають помилку.
   *[many] Ще { $n } рядків мають помилку.
}
crowd-more-questions = Сторінка показує перші { $most } запитань. У рядках є відповіді ще на { $n }.
crowd-read = { $people ->
    [one] Сторінка прочитала { $people } рядок. Виберіть смужку, щоб побачити, хто так відповів і що пробував далі.
    [few] Сторінка прочитала { $people } рядки. Виберіть смужку, щоб побачити, хто так відповів і що пробував далі.
   *[many] Сторінка прочитала { $people } рядків. Виберіть смужку, щоб побачити, хто так відповів і що пробував далі.
}
crowd-summary = { $left ->
    [0] З першої спроби правильно: { $right } із { $n }
   *[other] З першої спроби правильно: { $right } із { $n }; без відповіді: { $left }
}
crowd-unsure = не знаю
crowd-right = правильно
crowd-question = Крок { $step }. { $question }
crowd-answer-back = { $n ->
    [0] назад до початку
   *[other] назад до номера { $n }
}
crowd-answer-lost = { $n ->
    [0] програно від початку
   *[other] програно від номера { $n }
}
crowd-answer-word = { $kind ->
    [next] забрати назад
    [back] пошук закінчується
   *[lost] ще можливо
}
crowd-answer-line = рядок { $n }
crowd-answer-steps = { $n ->
    [one] { $n } крок
    [few] { $n } кроки
   *[many] { $n } кроків
}
crowd-nameless = без імені: { $n }
crowd-people = { AND($people) }
crowd-then = { $right ->
    [true] потім { $next }, правильно: { AND($people) }
   *[false] потім { $next }: { AND($people) }
}
