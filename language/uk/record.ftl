## Library

record-title = { $scenario }: записаний пошук
record-still = Крок { NUMBER($step) } пошуку { $scenario }
record-scripts = Увімкніть JavaScript, щоб програти пошук.
record-error-steps = сценарій { $scenario }: пошук робить понад { NUMBER($most) } кроків. Скажіть, скільки кроків записати: --steps N або steps=N
record-error-position = крок { NUMBER($step) }: записано лише кроків: { NUMBER($steps) }. Запишіть більше кроків або почніть з ранішого
record-error-player = головоломка '{ $puzzle }': у цьому встановленні knights немає програвача для неї. Виконайте `python3 build.py player` у його джерелах і встановіть ще раз
