/** Parses the Markdown of lessons: for each line of the input, a text in JSON, it writes its outline in JSON. */
import { createInterface } from "node:readline";
import { ready } from "../../web/language/translate.ts";
import { parseMarkdown } from "../../web/parts/lesson/markdown.ts";

await ready();
for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(parseMarkdown(JSON.parse(line))));
}
