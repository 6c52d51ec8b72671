/**
 * Pack files by gzip and by brotli.
 *
 *     node tools/pack.mjs PAIRS
 *
 * PAIRS is a JSON file: a list of files, each followed by the name of its packed copies, to which
 * `.gz` and `.br` are added.
 */
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { argv } from "node:process";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Above this many bytes brotli's best takes half a minute, for a twelfth less. */
const LARGE = 4_000_000;

const paths = JSON.parse(readFileSync(argv[2], "utf8"));
for (let i = 0; i < paths.length; i += 2) {
  const content = readFileSync(paths[i]);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: content.length > LARGE ? 9 : 11,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  write(`${paths[i + 1]}.gz`, gzipSync(content, { level: 9 }));
  write(`${paths[i + 1]}.br`, brotliCompressSync(content, { params }));
}

/** A file is whole or not there, however this ends. */
function write(path, content) {
  writeFileSync(`${path}.new`, content);
  renameSync(`${path}.new`, path);
}
