import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtCompression, isCompressedFile } from './recent-builds.ts';

const BODY = Buffer.from('const goals = 7;\n'.repeat(200));
/** The server itself would compress better. */
const br = brotliCompressSync(BODY, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
const gzip = gzipSync(BODY, { level: 1 });
const other = Buffer.from('const goals = 8;\n'.repeat(200));

const compressed = (copies: Record<string, Buffer>) =>
  builtCompression(new Map([['app.js', BODY], ...Object.entries(copies)]), 'app.js')(BODY, 5);

test('a compressed file of a build is sent as the build compressed it', async () => {
  expect(await compressed({ 'app.js.br': br, 'app.js.gz': gzip })).toEqual({ br, gzip });
});

test.each([
  ['without copies', {}],
  ['without a Brotli copy', { 'app.js.gz': gzip }],
  ['without a gzip copy', { 'app.js.br': br }],
  ['with a Brotli copy of another build', { 'app.js.br': brotliCompressSync(other), 'app.js.gz': gzip }],
  ['with a gzip copy of another build', { 'app.js.br': br, 'app.js.gz': gzipSync(other) }],
  ['with a damaged copy', { 'app.js.br': br.subarray(0, br.length / 2), 'app.js.gz': gzip }],
])('a file of a build is compressed again %s', async (_build, copies) => {
  const own = await compressed(copies);
  expect([own.br.equals(br), own.gzip.equals(gzip)]).toEqual([false, false]);
  expect([brotliDecompressSync(own.br), gunzipSync(own.gzip)]).toEqual([BODY, BODY]);
});

test.each([
  ['assets/app.js', false],
  ['assets/app.js.br', true],
  ['assets/app.js.gz', true],
])('tells files from compressed copies: %s', (path, isCopy) => expect(isCompressedFile(path)).toBe(isCopy));
