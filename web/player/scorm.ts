/**
 * Reports to the course platform around this page, by SCORM 1.2 or 2004: score, completion, answers, and where one was.
 * Does nothing without a platform.
 */

/** The functions that both versions have, under their names of version 1.2. */
interface Api {
  Initialize: (none: "") => string;
  GetValue: (name: string) => string;
  SetValue: (name: string, value: string) => string;
  Commit: (none: "") => string;
  Terminate: (none: "") => string;
}

/** The names that differ between the versions. */
const NAMES = {
  1.2: {
    ...{ status: "cmi.core.lesson_status", location: "cmi.core.lesson_location" },
    ...{ score: "cmi.core.score", time: "cmi.core.session_time", exit: "cmi.core.exit" },
    ...{ response: "student_response", wrong: "wrong" },
  },
  2004: {
    ...{ status: "cmi.completion_status", location: "cmi.location" },
    ...{ score: "cmi.score", time: "cmi.session_time", exit: "cmi.exit" },
    ...{ response: "learner_response", wrong: "incorrect" },
  },
};

/** Pages around this one in which the platform may be; more are not asked. */
const MOST_FRAMES = 12;
/** Milliseconds after which what was set is kept. */
const PAUSE = 2000;

export interface Answered {
  name: string; // of the question
  type: "choice" | "fill-in"; // how it is answered
  answer: string;
  right: boolean;
}

/** @returns null where no course platform is */
export function openCourse() {
  const found = findApi();
  return found === null ? null : bindApi(found.api, found.version);
}

function bindApi(api: Api, version: 1.2 | 2004) {
  const names = NAMES[version];
  const began = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let open = api.Initialize("") === "true";
  let refused = !open;

  function set(name: string, value: string) {
    if (!open) return;
    if (api.SetValue(name, value) !== "true") refused = true;
    timer ??= setTimeout(commit, PAUSE);
  }

  function commit() {
    clearTimeout(timer);
    timer = undefined;
    if (open && api.Commit("") !== "true") refused = true;
  }

  function setScore(right: number, asked: number) {
    const points = Math.round((100 * right) / asked);
    if (version === 2004) set("cmi.score.scaled", String(right / asked));
    set(`${names.score}.min`, "0");
    set(`${names.score}.max`, "100");
    set(`${names.score}.raw`, String(points));
  }

  function setAnswer({ name, type, answer, right }: Answered) {
    const at = `cmi.interactions.${api.GetValue("cmi.interactions._count") || 0}`;
    set(`${at}.id`, name);
    set(`${at}.type`, type);
    set(`${at}.${names.response}`, answer);
    set(`${at}.result`, right ? "correct" : names.wrong);
  }

  addEventListener("pagehide", () => {
    if (!open) return;
    set(names.time, formatTime(version, performance.now() - began));
    set(names.exit, "suspend");
    commit();
    api.Terminate("");
    open = false;
  });

  const status = open ? api.GetValue(names.status) : "";
  if (open && !isDone(status)) set(names.status, "incomplete");
  return {
    /** The data kept at the last visit, or "". */
    kept: open ? api.GetValue("cmi.suspend_data") : "",
    /** True when the platform has not taken something. */
    isRefused: () => refused,
    keep(data: string, location: number) {
      set("cmi.suspend_data", data);
      set(names.location, String(location));
    },
    setScore,
    setAnswer,
    complete() {
      set(names.status, "completed");
      commit();
    },
    commit,
  };
}

const isDone = (status: string) => ["completed", "passed", "failed"].includes(status);

/** Look for the platform in the pages around this one, then in those around the page that opened it. */
function findApi(): { api: Api; version: 1.2 | 2004 } | null {
  return findAbove(window) ?? findAbove(window.opener);
}

function findAbove(start: Window | null) {
  let page = start;
  for (let level = 0; page !== null && level < MOST_FRAMES; level++) {
    try {
      const { API, API_1484_11 } = page as unknown as Record<string, unknown>;
      if (API_1484_11) return { api: API_1484_11 as Api, version: 2004 as const };
      if (API) return { api: withPlainNames(API), version: 1.2 as const };
    } catch {
      // A page of another origin shows nothing of itself.
    }
    if (page === page.parent) return null;
    page = page.parent;
  }
  return null;
}

/** Version 1.2 calls its functions LMSInitialize, LMSFinish and so on. */
function withPlainNames(api: unknown): Api {
  const { LMSInitialize, LMSGetValue, LMSSetValue, LMSCommit, LMSFinish } = api as Record<
    string,
    (...given: string[]) => string
  >;
  return {
    Initialize: (none) => LMSInitialize.call(api, none),
    GetValue: (name) => LMSGetValue.call(api, name),
    SetValue: (name, value) => LMSSetValue.call(api, name, value),
    Commit: (none) => LMSCommit.call(api, none),
    Terminate: (none) => LMSFinish.call(api, none),
  };
}

/** A time as the version wants it: 0000:12:34.50 or PT754.5S. */
export function formatTime(version: 1.2 | 2004, milliseconds: number) {
  const hundredths = Math.round(milliseconds / 10);
  if (version === 2004) return `PT${hundredths / 100}S`;
  const seconds = Math.floor(hundredths / 100);
  const pad = (number: number, digits = 2) => String(number).padStart(digits, "0");
  const hours = pad(Math.floor(seconds / 3600), 4);
  const minutes = pad(Math.floor(seconds / 60) % 60);
  return `${hours}:${minutes}:${pad(seconds % 60)}.${pad(hundredths % 100)}`;
}
