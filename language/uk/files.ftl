## Page

files-refused = { $status ->
    [404] На сервері немає файлу { $name } (HTTP 404).
   *[other] Сервер не надіслав файл { $name } (HTTP { $status }).
}
files-replaced = Замість файлу { $name } сервер надіслав вебсторінку.
files-typed = { $type ->
    [none] Сервер надсилає { $name } без типу. Браузер виконує скрипт лише як text/javascript. Скажіть про це тому, хто веде цей сайт.
   *[other] Сервер надсилає { $name } з типом { $type }. Браузер виконує скрипт лише як text/javascript. Скажіть про це тому, хто веде цей сайт.
}
files-other = Файл { $name } не той, що потрібен цій сторінці. Перезавантажте сторінку.
files-damaged = Файл { $name } надійшов пошкодженим.
files-lost = { $offline ->
    [true] Файл { $name } не надійшов: немає мережі.
   *[false] Файл { $name } не надійшов: з'єднання обірвалося.
}
files-part = Частина цієї сторінки, { $name }, не надійшла. Перезавантажте сторінку і спробуйте ще раз.
files-part-unknown = Частина цієї сторінки не надійшла. Перезавантажте сторінку і спробуйте ще раз.
files-no-wasm = У цьому браузері немає WebAssembly, або його вимкнено. Без нього Python не працює. Увімкніть його або візьміть інший браузер.
files-forbidden = Цій сторінці не дозволено запускати WebAssembly. Без нього Python не працює.
files-unstartable = Не вдалося запустити файл pyodide/pyodide.asm.wasm: { $message }
files-not-loaded = Не вдалося завантажити Python: { $why }.
files-no-workers = Цій сторінці не дозволено запускати воркери, а Python працює в одному з них. Попросіть того, хто веде цей сайт, дозволити їх: worker-src 'self'.
files-sandboxed = Сторінка довкола цієї не дає їй джерела (origin), тому Python не може запуститися. Вставте у фрейм embed.html.
files-no-worker = файлу search/worker.js немає, або він пошкоджений
files-stopped = Python зупинився: { $why }.
files-ended = завершилася його робота
files-silent = { $seconds ->
    [one] відповіді не було { $seconds } секунду
    [few] відповіді не було { $seconds } секунди
   *[many] відповіді не було { $seconds } секунд
}
files-fault = Python знайшов помилку в програмі: { $error }.
files-no-picture = Браузер не зробив картинки. Збережіть натомість рисунок (SVG).
files-no-text = { $name } — не текстовий файл. Збережіть його як текст у UTF-8 і відкрийте ще раз.
