import { setAble, setText } from "../../../dom/element.ts";
import { makeFileInput } from "../../../dom/files.ts";
import { bindMenu } from "../../../dom/menu.ts";
import { button, html } from "../../../dom/node.ts";
import { tell } from "../../../language/tell.ts";

/** Which program is written: a choice of drafts, a menu of what can be done with them, what is asked before that is done, and files. */

export interface MenuActions {
  reset: () => void; // back to the original
  choose: (name: string) => void;
  create: (name: string) => string | undefined; // gives what is wrong with the name
  rename: (name: string) => string | undefined; // likewise
  remove: (name: string) => void;
  open: (file: File) => void;
  save: () => void;
}

export function makeProgramMenu(actions: MenuActions, signal: AbortSignal) {
  const choose = () => actions.choose(choice.value);
  const choice = html("select", {
    class: "input own-choice",
    "aria-label": tell("own-tools-name"),
    change: choose,
  });
  const opener = html(
    "summary",
    { class: "button", title: tell("own-tools-more-title") },
    tell("own-tools-more"),
  );
  const ask = makeAsk(() => opener.focus());
  const file = makeFileInput(".py,text/x-python,text/plain", actions.open);
  const plain = (name: string, click: () => void) => button({ class: "button", click }, name);
  const remove = plain(tell("own-tools-remove"), () => {
    const { value } = choice;
    ask.open(
      tell("own-tools-sure-to-remove", { name: value }),
      null,
      tell("own-tools-remove-it"),
      () => actions.remove(value),
    );
  });
  const reset = plain(tell("own-tools-reset"), () => actions.reset());
  const items = html(
    "div",
    { class: "menu-list" },
    plain(tell("own-tools-create"), () =>
      ask.open(tell("own-tools-new-name"), "", tell("own-tools-yes"), actions.create),
    ),
    plain(tell("own-tools-rename"), () =>
      ask.open(tell("own-tools-other-name"), choice.value, tell("own-tools-yes"), actions.rename),
    ),
    remove,
    reset,
    plain(tell("own-tools-open"), () => file.click()),
    plain(tell("own-tools-save"), () => actions.save()),
  );
  const menu = html("details", { class: "menu own-menu" }, opener, items);
  bindMenu(menu, signal);
  items.addEventListener("click", () => {
    if (ask.body.hidden) opener.focus();
  });
  let names: readonly string[] = [];

  return {
    choice,
    menu,
    reset,
    ask: ask.body,
    file,
    /** @param name of the draft */
    show(name: string, drafts: readonly string[], busy: boolean) {
      if (drafts !== names || choice.value !== name) {
        names = drafts;
        const all = drafts.includes(name) ? drafts : [name, ...drafts];
        choice.replaceChildren(...all.map((value) => html("option", { value }, value)));
        choice.value = name;
      }
      setAble(remove, !busy);
    },
  };
}

/** What is asked before something is done. @param leave what has the focus then */
function makeAsk(leave: () => void) {
  const asked = html("label", { for: "own-name" });
  const field = { class: "input", id: "own-name", autocomplete: "off", maxlength: 60 };
  const name = html("input", field);
  const yes = button({ class: "button button-main", click: take });
  const no = button({ class: "button", click: close }, tell("own-tools-no"));
  const wrong = html("p", { class: "problem", role: "alert" });
  const body = html(
    "div",
    {
      class: "own-ask",
      hidden: "",
      keydown: (event) => press(event as KeyboardEvent),
    },
    ...[asked, name, yes, no, wrong],
  );
  /** Does what was asked about; gives what is wrong. */
  let act: (name: string) => unknown = () => {};

  /** @param value null: no name is asked for */
  function open(question: string, value: string | null, label: string, then: typeof act) {
    act = then;
    setText(asked, question);
    setText(yes, label);
    setText(wrong, "");
    name.hidden = value === null;
    name.value = value ?? "";
    body.hidden = false;
    if (value === null) return no.focus();
    name.focus();
    name.select();
  }

  function close() {
    body.hidden = true;
    leave();
  }

  function take() {
    const problem = act(name.value.trim());
    if (typeof problem === "string" && problem !== "") return setText(wrong, problem);
    close();
  }

  function press(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.key === "Escape") close();
    else if (event.key === "Enter" && event.target === name) {
      // It would press what has the focus then, too.
      event.preventDefault();
      take();
    }
  }

  return { body, open };
}
