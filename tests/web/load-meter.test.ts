import assert from "node:assert/strict";
import { test } from "node:test";
import { errorSentence } from "../../web/engine/search/error-sentence.ts";
import { LoadMeter } from "../../web/engine/search/load-meter.ts";

const ROOT = "https://localhost/knights/pyodide/";
const WASM = `${ROOT}pyodide.asm.wasm`;
const FILES = [
  { path: "pyodide/pyodide.asm.mjs", bytes: 1_000_000 },
  { path: "pyodide/pyodide.asm.wasm", bytes: 4_000_000 },
];

/** A file that arrives piece by piece, on demand. */
function slowFile(url: string) {
  let line: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream({
    start: (controller) => {
      line = controller;
    },
  });
  const response = new Response(body);
  Object.defineProperty(response, "url", { value: url });
  return {
    response,
    send: (bytes: number) => line.enqueue(new Uint8Array(bytes)),
    end: () => line.close(),
  };
}

/** Let everything that can happen now happen. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A meter for a wasm file on its way, with its reports. */
function watchWasm() {
  const file = slowFile(WASM);
  const reports: [string, number, number][] = [];
  const early = new Map([[WASM, Promise.resolve(file.response)]]);
  const meter = new LoadMeter((...report) => reports.push(report), early);
  return { file, reports, meter };
}

test("what is to come is told before anything of it has come", () => {
  const { meter, reports } = watchWasm();
  meter.expect(FILES);
  assert.deepEqual(reports, [["runtime", 0, 5_000_000]]);
});

test("bytes are told as they come, though nobody reads them yet", async () => {
  const { meter, file, reports } = watchWasm();
  meter.expect(FILES);
  for (let i = 1; i <= 30; i++) {
    file.send(100_000);
    await settle();
    assert.deepEqual(reports.at(-1), ["runtime", i * 100_000, 5_000_000]);
  }
});

test("what was taken in ahead is handed over whole, and counted once", async () => {
  const { meter, file, reports } = watchWasm();
  meter.start();
  try {
    meter.expect(FILES);
    for (let i = 0; i < 40; i++) file.send(100_000);
    file.end();
    await settle();
    const response = await fetch(WASM);
    assert.equal(response.url, WASM);
    assert.equal((await response.arrayBuffer()).byteLength, 4_000_000);
  } finally {
    meter.stop();
  }
  assert.equal(Math.max(...reports.map(([, bytes]) => bytes)), 4_000_000);
  // The modules have yet to arrive.
  assert.ok(reports.every(([stage]) => stage === "runtime"));
});

test("where nothing is counted a response is left as it is, with the code compiled before", async () => {
  const { meter, file, reports } = watchWasm();
  meter.mute();
  meter.start();
  try {
    meter.expect(FILES);
    assert.equal(await fetch(WASM), file.response);
  } finally {
    meter.stop();
  }
  assert.deepEqual(reports, []);
});

test("a server that does not know WebAssembly's type is no obstacle", async () => {
  const empty = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
  for (const type of [
    "application/wasm",
    "application/octet-stream",
    "text/plain; charset=utf-8",
    "",
  ]) {
    const meter = new LoadMeter(() => {});
    meter.start();
    try {
      const response = new Response(empty, { headers: { "Content-Type": type } });
      const { instance } = await WebAssembly.instantiateStreaming(Promise.resolve(response), {});
      assert(instance instanceof WebAssembly.Instance, type);
      assert.equal(meter.failure, null);
    } finally {
      meter.stop();
    }
  }
});

test("a script that comes with another type is told by that type", async (context) => {
  const types = new Map([
    ["pyodide.mjs", "application/octet-stream"],
    ["pyodide.asm.mjs", "text/javascript; charset=utf-8"],
  ]);
  context.mock.method(globalThis, "fetch", async (url: string) => {
    const type = types.get(url.split("/").at(-1) ?? "") ?? "";
    return new Response("1", { headers: { "Content-Type": type } });
  });
  const tell = async (name: string) => {
    const failed = await new LoadMeter(() => {}).import(new URL(name, ROOT)).catch((one) => one);
    return errorSentence(failed);
  };
  assert.match(
    await tell("pyodide.mjs"),
    /^The server sends pyodide\/pyodide\.mjs with the type application\/octet-stream\./,
  );
  assert.equal(await tell("pyodide.asm.mjs"), "The file pyodide/pyodide.asm.mjs arrived damaged.");
});
