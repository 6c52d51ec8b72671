## Library

record-title = { $scenario }: записаний пошук
record-still = Крок { NUMBER($step) } пошуку { $scenario }
record-scripts = Увімкніть JavaScript, щоб програти пошук.
record-run = Запустіть цю комірку або довіртеся цьому зошиту. Тоді пошук можна програти тут.
record-open = Відкрити цей пошук на сторінці
record-save = Зберегти цей пошук у файл
record-error-steps = сценарій { $scenario }: пошук робить понад { NUMBER($most) } кроків. Скажіть, скільки кроків записати: --steps N або steps=N
record-error-position = крок { NUMBER($step) }: записано лише кроків: { NUMBER($steps) }. Запишіть більше кроків або почніть з ранішого
record-error-player = головоломка '{ $puzzle }': у цьому встановленні knights немає програвача для неї. Виконайте `python3 build.py player` у його джерелах і встановіть ще раз
record-answer-lost = Ні, програно від { $choice } (номер { $number })
record-answer-from-start = Ні, програно від самого початку
record-error-ask = запитання { $question }: записана сторінка не може його поставити, бо до нього немає відповідей на вибір. Вона може запитати { $known }
record-error-question = крок { NUMBER($step) }: там не можна поставити запитання '{ $question }'. { $why }
record-error-stretch = кроки від { NUMBER($step) } до { NUMBER($last) }: там немає про що запитати. Виберіть довший відрізок
record-error-few-answers = На це запитання є лише одна можлива відповідь.
record-error-nothing-asked = формат '{ $format }': у ньому запитання, а це посилання нічого не запитує. Додайте ask=next після кроку, наприклад { $example }
record-course-question = { $scenario }, крок { NUMBER($step) }: запитання
record-course-framed = Knights: { $link }
record-error-page = page: цей файл — не Knights одним файлом. Його робить `python3 build.py single`: dist/knights.html
record-error-frame = page: у цьому встановленні knights немає фрейму для неї. Виконайте `python3 build.py player` у його джерелах і встановіть ще раз
record-course-picture = Дошка на кроці { NUMBER($step) }

## Page

record-question-number = Запитання { $n } із { $of }
record-question-next = Наступне запитання
record-question-score = З першої спроби правильно: { $right } із { $asked }.
record-why-refused = Платформа курсу не прийняла вашу відповідь. Скажіть про це вчителеві.
