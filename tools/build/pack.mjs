/**
 * Pack files by gzip and by brotli.
 *
 *     node tools/build/pack.mjs PAIRS
 *
 * PAIRS is a JSON file: a list of files, each followed by the name of its packed copies, to which
 * `.gz` and `.br` are added.
 */
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { argv } from "node:process";
import { promisify } from "node:util";
import zlib, { constants } from "node:zlib";

/**
 * Above this many bytes brotli's best takes half a minute, for a thirtieth less than its next best,
 * which would be wasted on what is packed already.
 */
const LARGE = 4_000_000;
const PACKED_INSIDE = /\.(js|html)$/;

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

const paths = JSON.parse(readFileSync(argv[2], "utf8"));
const packing = [];
for (let i = 0; i < paths.length; i += 2) packing.push(pack(paths[i], paths[i + 1]));
await Promise.all(packing);

async function pack(path, target) {
  const content = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]:
      content.length < LARGE ? 11 : PACKED_INSIDE.test(path) ? 5 : 10,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  write(`${target}.gz`, await gzip(content, { level: 9 }));
  write(`${target}.br`, await brotli(content, { params }));
}

/** A file is whole or not there, however this ends. */
function write(path, content) {
  writeFileSync(`${path}.new`, content);
  renameSync(`${path}.new`, path);
}
