/** Numbers, plurals and lists of names in the form of a language: the building blocks of sentences. */
interface Forms {
  number: (value: number, least?: number, most?: number) => string,
  plural: (value: number) => string,
  row: (names: readonly (string | number)[], link: "and" | "or", most?: number) => string,
  show: (value: unknown) => string,
  date: (day: Date) => string,
}

/** Locales of languages whose code is not the locale to use. */
const LOCALES: Record<string, string> = { en: "en-GB" };

/** Languages written from right to left, as in first-paint.ts. */
const TURNED = new Set(["ar", "fa", "he", "ur"]);

/** Isolate a name from the surrounding direction of text. */
const isolate = (name: string) => `\u2068${name}\u2069`;

/** The end of a shortened list. */
const OTHERS: Record<string, (text: string) => string> = { en: (n) => `${n} others`, uk: (n) => `ще ${n}` };

const made: Map<string, Forms> = new Map();

/** The forms of a language by its code, as in src/knights/language/forms.py. */
export function forms(code: string) {
  const known = made.get(code) ?? make(code);
  made.set(code, known);
  return known;
}

function make(code: string): Forms {
  const locale = LOCALES[code] ?? code;
  const rules = new Intl.PluralRules(locale);
  const plain = new Intl.NumberFormat(locale);
  /** Cached by the number of digits: creating a format takes far longer than using it. */
  const exact: Map<string, Intl.NumberFormat> = new Map();
  const rows = {
    and: new Intl.ListFormat(locale, { type: "conjunction" }),
    or: new Intl.ListFormat(locale, { type: "disjunction" }),
  };
  const number: Forms["number"] = (value, least = -1, most = -1) => {
    if (least < 0 && most < 0) return plain.format(value);
    const minimumFractionDigits = Math.max(0, least);
    const maximumFractionDigits = Math.max(minimumFractionDigits, most < 0 ? 3 : most);
    const key = `${minimumFractionDigits} ${maximumFractionDigits}`;
    const digits = { minimumFractionDigits, maximumFractionDigits };
    const format = exact.get(key) ?? new Intl.NumberFormat(locale, digits);
    exact.set(key, format);
    return format.format(value);
  };
  const show: Forms["show"] = (value) => {
    if (Array.isArray(value)) return row(value, "and");
    if (typeof value === "number") return number(value);
    return TURNED.has(code) ? isolate(String(value)) : String(value);
  };
  const row: Forms["row"] = (names, link, most = 0) => {
    const told = names.map(show);
    if (most <= 0 || told.length <= most) return rows[link].format(told);
    const rest = (OTHERS[code] ?? OTHERS.en)(number(told.length - most + 2));
    return rows[link].format([...told.slice(0, Math.max(0, most - 2)), rest]);
  };
  return {
    number,
    plural: (value) => rules.select(value),
    row,
    show,
    date: (day) => day.toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" }),
  };
}
