## Page

files-refused = { $status ->
    [404] На сервері немає файлу { $name } (HTTP 404).
   *[other] Сервер не надіслав файл { $name } (HTTP { $status }).
}
files-replaced = Замість файлу { $name } сервер надіслав вебсторінку.
files-damaged = Файл { $name } надійшов пошкодженим.
files-lost = { $offline ->
    [true] Файл { $name } не надійшов: немає мережі.
   *[false] Файл { $name } не надійшов: з'єднання обірвалося.
}
files-part = Частина цієї сторінки, { $name }, не надійшла. Перезавантажте сторінку і спробуйте ще раз.
files-part-unknown = Частина цієї сторінки не надійшла. Перезавантажте сторінку і спробуйте ще раз.
# Де Python має запуститися.
files-no-wasm = У цьому браузері немає WebAssembly, або його вимкнено. Python його потребує.
files-forbidden = Цій сторінці не дозволено виконувати WebAssembly. Python його потребує.
files-unstartable = Файл pyodide/pyodide.asm.wasm не вдалося запустити: { $message }
files-not-loaded = Python не вдалося завантажити: { $why }.
files-no-worker = файлу search/worker.js немає, або його пошкоджено
files-stopped = Python зупинився: { $why }.
files-ended = його процес закінчився
files-silent = відповіді не було { NUMBER($seconds) } с
files-fault = Python знайшов помилку в програмі, { $error }.
