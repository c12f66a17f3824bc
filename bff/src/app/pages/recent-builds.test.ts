import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtCompression, isCompressedFile } from './recent-builds.ts';

const BODY = Buffer.from('const goals = 7;\n'.repeat(200));
/** The server itself would compress better. */
const br = brotliCompressSync(BODY, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
const gzip = gzipSync(BODY, { level: 1 });
const other = Buffer.from('const goals = 8;\n'.repeat(200));

const CODINGS = ['br', 'gzip'] as const;
/** Returns the file with each coding. */
const compressed = (copies: Record<string, Buffer>) => {
  const compress = builtCompression(new Map([['app.js', BODY], ...Object.entries(copies)]), 'app.js');
  return Promise.all(CODINGS.map((coding) => compress(BODY, coding, 5)));
};

test('a compressed file of a build is sent as the build compressed it', async () => {
  expect(await compressed({ 'app.js.br': br, 'app.js.gz': gzip })).toEqual([br, gzip]);
});

test.each([
  ['no copies', {}, [false, false]],
  ['no Brotli copy', { 'app.js.gz': gzip }, [false, true]],
  ['a Brotli copy of another build', { 'app.js.br': brotliCompressSync(other), 'app.js.gz': gzip }, [false, true]],
  ['a gzip copy of another build', { 'app.js.br': br, 'app.js.gz': gzipSync(other) }, [true, false]],
  ['a damaged Brotli copy', { 'app.js.br': br.subarray(0, br.length / 2), 'app.js.gz': gzip }, [false, true]],
])('a file of a build with %s is compressed again for the coding', async (_build, copies, areCopies) => {
  const [ownBr, ownGzip] = await compressed(copies);
  expect([ownBr!.equals(br), ownGzip!.equals(gzip)]).toEqual(areCopies);
  expect([brotliDecompressSync(ownBr!), gunzipSync(ownGzip!)]).toEqual([BODY, BODY]);
});

test.each([
  ['assets/app.js', false],
  ['assets/app.js.br', true],
  ['assets/app.js.gz', true],
])('tells files from compressed copies: %s', (path, isCopy) => expect(isCompressedFile(path)).toBe(isCopy));
