/** Lessons written by a visitor or brought by a link: the result of parsing their Markdown. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { pack, unpack } from "../../web/engine/fragment/pack-text.ts";
import { compileLesson } from "../../web/parts/lesson/compile-lesson.ts";
import type { Choice, Node } from "../../web/parts/lesson/types.ts";
import { readLink } from "../../web/state/link/link.ts";
import { readGolden } from "./golden.ts";

const catalogue = readGolden("catalogue.json");

const read = (text: string) =>
  compileLesson(text, (link) => {
    const { damage, scenario } = readLink(link, catalogue);
    return scenario.unread ? "link" : damage || null;
  });

/** Tags, links and text of a parsed lesson. */
function gather(nodes: Node[]): { tags: Set<string>; links: string[]; text: string } {
  const all = { tags: new Set<string>(), links: [] as string[], text: "" };
  const visit = (node: unknown) => {
    if (typeof node === "string") all.text += node;
    else if (Array.isArray(node)) {
      const [tag, ...parts] = node;
      all.tags.add(tag);
      if (tag === "a") all.links.push(parts.shift());
      for (const part of parts) visit(part);
    } else
      for (const part of Object.values(node as object))
        if (typeof part !== "boolean") visitAll(part);
  };
  const visitAll = (part: unknown) => (Array.isArray(part) ? part.forEach(visit) : visit(part));
  nodes.forEach(visit);
  return all;
}

// Each of these has broken some Markdown parser.
const ATTACKS = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg><animate onbegin=alert(1) attributeName=x dur=1s>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<a href='#queens/6' onclick='alert(1)'>Next</a>",
  "[Next](javascript:alert(1))",
  "[Next](JaVaScRiPt:alert(1))",
  "[Next](java&Tab;script:alert(1))",
  "[Next](&#x6A;avascript&colon;alert(1))",
  "[Next](<java\nscript:alert(1)>)",
  "[Next](\u0001javascript:alert(1))",
  "[Next](vbscript:msgbox(1))",
  "[Next](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)",
  "[Next](blob:https://example.org/x)",
  "[Next](file:///etc/passwd)",
  "[Next](http://example.org/)",
  "[Next](//example.org/)",
  "[Next](/own.html)",
  "[Next](?x#queens/6)",
  "[Next](https:example.org)",
  "[Next](\\\\example.org)",
  "<javascript:alert(1)>",
  "<https://example.org/>",
  "![x](https://example.org/spy.png)",
  "![x](javascript:alert(1))",
  '![x](x"onerror="alert(1))',
  "[Next][a]\n\n[a]: javascript:alert(1)",
  "![x][a]\n\n[a]: https://example.org/spy.png",
  '[x](#queens/6&own=PHNjcmlwdD4" onmouseover="alert(1))',
  "[x](#lesson/own)",
  "[x](#chess/8)",
  "[Next\u202egro.elpmaxe\u202c](https://evil.example/)",
  "[choose](#queens/6 '\"><script>alert(1)</script>')",
  "`<script>alert(1)</script>`",
  "```ask\n<b>x</b>\n+ <img src=x onerror=alert(1)> => [y](javascript:alert(1))\n- z => <script>\n```",
  "```play\nhint: [x](javascript:alert(1)) <script>alert(1)</script>\n```",
  "```race ../../own\n```",
  "```race javascript:alert(1)\n```",
  "```constructor\n__proto__\n```",
  "## <script>alert(1)</script>\n\n[b](#queens/6)",
  "| a | b |\n|---|---|\n| <script> | x |",
  "> [Next](javascript:alert(1))",
  "* * *",
  "<!-- x --> <style>@import 'https://example.org/x.css'</style>",
];

test("a stranger's Markdown makes no HTML, no script, no request, and no link but those that say where they lead", async () => {
  const allowed = /^(p|ul|ol|li|strong|em|code|a|pre|hint|choose)$/;
  for (const attack of ATTACKS) {
    const { lesson } = await read(`# A\n\n## B\n\n[board](#queens/6)\n\n${attack}\n`);
    for (const { title, link, body } of lesson.steps) {
      assert.equal(typeof title, "string");
      assert.equal(readLink(link, catalogue).damage, "", attack);
      const { tags, links, text } = gather(body);
      for (const tag of tags) assert.match(tag, allowed, attack);
      for (const to of links) {
        if (to.startsWith("#")) assert.equal(readLink(to, catalogue).damage, "", attack);
        else {
          assert.match(to, /^https:\/\//, attack);
          assert.ok(text.includes(`(${new URL(to).host})`), attack);
        }
      }
      assert.doesNotMatch(text, /[\u202a-\u202e\u2066-\u2069]/, attack);
    }
  }
});

test("a text that would take long to read is refused", async () => {
  for (const slow of [
    "*a_ ".repeat(3000),
    "1. ".repeat(3000),
    "=\n".repeat(9000),
    "a\n\n".repeat(9000),
  ]) {
    await assert.rejects(read(`# A\n\n${slow}`), /too large/);
  }
});

const WRONG: [string, number, RegExp][] = [
  ["## A\n\n[b](#queens/6)", 1, /no title/],
  ["# A\n\ntext", 3, /before the first step/],
  ["# A\n\n## B\n\ntext", 3, /"B" has no link/],
  ["# A\n\n## B\n\n[b](#queens/0)", 5, /^link$/],
  ["# A\n\n## B\n\n[b](#queens/6)\n\n### C", 7, /Only # and ##/],
  ["# A\n\n## B\n\n[b](#queens/6)\n\n> C", 7, /quotes/],
  ["# A\n\n## B\n\n[b](#queens/6)\n\n```ask\nx\n- a => b\n```", 7, /one right answer/],
  ["# A\n\n## B\n\n[b](#queens/6)\n\n```ask\nx\n+ a => b\n```", 7, /wrong answer, too/],
  ["# A\n\n## B\n\n[b](#queens/6)\n\n```ask\nx\n+ a\n- c => d\n```", 7, /has no reply/],
  ["# A\n\n## B\n\n[b](#queens/6)\n\n```ask\n+ a => b\n- c => d\n```", 7, /asks nothing/],
  ["# A\n\n## B\n\n[b](#queens/6)\n\n```be many\n```", 7, /be 6/],
  ["#A\n\n## B\n\n[b](#queens/6)", 1, /# and a space/],
  ["# A\n\n## B\n\n[b](#queens/6)\n\n| a | b |\n|---|---|\n| c | d |", 7, /Tables/],
  ["# A\n\n## B\n\n[b](#queens/6)\n\n![x](https://example.org/x.png)", 7, /Pictures/],
  ["# A\n\n## B\n\n[b](#queens/6)\n\na <b>x</b>", 7, /HTML/],
  ["# A\n\n## B\n\n[b](#queens/6)\n\n```quiz\nx\n```", 7, /no block "quiz"/],
  ["# A\n\n## B\n\n[b](#queens/6)\n\n```\nx\n```", 7, /has no name/],
  ["# A\n\n## B\n\n[b](#queens/6)\n\n```play\n\n## C\n\n[b](#queens/6)", 7, /no end/],
  ["# A\n\n## B\n\n[b](#queens/6)\n\n```play\n```\n\n```be 6\n```", 10, /one thing/],
  ["# A\n\n## B\n\n[b](#queens/6)\n\n- ```play\n  ```\n- ```be 6\n  ```", 7, /one thing/],
  ["# A\n\n## B\n\n[b](#queens/6)\n\n```race seventeen\n```", 7, /races are: orders/],
];

test("what is wrong with a lesson is told with its line", async () => {
  for (const [text, line, told] of WRONG) {
    const { problems } = await read(text);
    const here = problems.find((problem) => problem.line === line);
    assert.match(here?.told ?? JSON.stringify(problems), told, text);
    // Nothing else is reported.
    assert.ok(problems.length === 1 || text.startsWith("#A"), JSON.stringify(problems));
  }
});

test("a link to a lesson of the course shows no board", async () => {
  const { lesson, problems } = await read(
    "# A\n\n## B\n\nAfter [this](#lesson/3), look at [the board](#queens/6@2).",
  );
  assert.deepEqual(problems, []);
  assert.match(lesson.steps[0].link, /^#queens\/6@2&/);
});

test("hints come one after the other, and answers need no space after their sign", async () => {
  const { lesson, problems } = await read(
    "# A\n\n## B\n\n[b](#queens/6)\n\n```hint\nOne `a`.\n\nTwo.\n```\n\n```ask\nx\n+a => b\n-c => d\n```",
  );
  assert.deepEqual(problems, []);
  const [, first, second, [, choice]] = lesson.steps[0].body;
  assert.deepEqual(
    [first, second],
    [
      ["hint", "One ", ["code", "a"], "."],
      ["hint", "Two."],
    ],
  );
  assert.deepEqual(
    (choice as Choice).answers.map(({ right }) => right),
    [true, false],
  );
});

test("a lesson is held by its links, whole", async () => {
  const text = readFileSync(
    new URL("../../lessons/en/01-try-fail-take-back.md", import.meta.url),
    "utf8",
  );
  const { lesson } = await read(text);
  for (const { link } of lesson.steps) {
    const { options, damage } = readLink(link, catalogue);
    assert.equal(damage, "");
    assert.equal(await unpack(options.lesson.split(".")[2]), text);
  }
  assert.ok((await pack(text)).length < 12_000);
});
