// Made from language/uk/files.ftl by `python3 build.py language`.
import { forms } from "../forms.js";

const { number, plural, show } = forms("uk");

/** @type {import("../sentences.d.ts").Room<"files">} */
export default {
  "files-refused": (v) => `${v.status === 404 ? `На сервері немає файлу ${show(v.name)} (HTTP 404).` : `Сервер не надіслав файл ${show(v.name)} (HTTP ${number(v.status)}).`}`,
  "files-replaced": (v) => `Замість файлу ${show(v.name)} сервер надіслав вебсторінку.`,
  "files-typed": (v) => `Сервер надсилає ${show(v.name)} ${String(v.type) === "none" ? "без типу. " : `з типом ${show(v.type)}. `}Браузер виконує скрипт лише як text/javascript. Скажіть про це тому, хто веде цей сайт.`,
  "files-other": (v) => `Файл ${show(v.name)} не той, що потрібен цій сторінці. Перезавантажте сторінку.`,
  "files-damaged": (v) => `Файл ${show(v.name)} надійшов пошкодженим.`,
  "files-lost": (v) => `Файл ${show(v.name)} не надійшов: ${String(v.offline) === "true" ? "немає мережі." : "з'єднання обірвалося."}`,
  "files-part": (v) => `Частина цієї сторінки, ${show(v.name)}, не надійшла. Перезавантажте сторінку і спробуйте ще раз.`,
  "files-part-unknown": "Частина цієї сторінки не надійшла. Перезавантажте сторінку і спробуйте ще раз.",
  "files-no-wasm": "У цьому браузері немає WebAssembly, або його вимкнено. Без нього Python не працює. Увімкніть його або візьміть інший браузер.",
  "files-forbidden": "Цій сторінці не дозволено запускати WebAssembly. Без нього Python не працює.",
  "files-unstartable": (v) => `Не вдалося запустити файл pyodide/pyodide.asm.wasm: ${show(v.message)}`,
  "files-not-loaded": (v) => `Не вдалося завантажити Python: ${show(v.why)}.`,
  "files-no-workers": "Цій сторінці не дозволено запускати воркери, а Python працює в одному з них. Попросіть того, хто веде цей сайт, дозволити їх: worker-src 'self'.",
  "files-sandboxed": "Сторінка довкола цієї не дає їй джерела (origin), тому Python не може запуститися. Вставте у фрейм embed.html.",
  "files-no-worker": "файлу search/worker.js немає, або він пошкоджений",
  "files-stopped": (v) => `Python зупинився: ${show(v.why)}.`,
  "files-ended": "завершилася його робота",
  "files-silent": (v) => `відповіді не було ${number(v.seconds)} ${plural(v.seconds) === "one" ? "секунду" : plural(v.seconds) === "few" ? "секунди" : "секунд"}`,
  "files-fault": (v) => `Python знайшов помилку в програмі: ${show(v.error)}.`,
  "files-no-picture": "Браузер не зробив картинки. Збережіть натомість рисунок (SVG).",
};
