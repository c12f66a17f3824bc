import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Texts that are sent as they are. The server fills in the page, so that is compressed later. */
const COMPRESSED = /\.(?:css|js|json|svg|txt|webmanifest)$/;

/** The server does not compress smaller files. */
const LEAST_BYTES = 1024;

/**
 * Writes `app.js.br` and `app.js.gz` beside each `app.js` of a build. Brotli's best quality takes seconds, which every start
 * of a server would otherwise need.
 *
 * @param {string} folder the folder of the build's output
 */
export function compressFiles(folder) {
  const paths = readdirSync(folder, { recursive: true }).map((path) => join(folder, path));
  for (const path of paths.filter((path) => COMPRESSED.test(path) && statSync(path).size >= LEAST_BYTES)) {
    const body = readFileSync(path);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(body, { params }));
    writeFileSync(`${path}.gz`, gzipSync(body));
  }
}
