import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../platform/http/log.ts';
import { ShellFiles } from './shell-files.ts';

let shellDir: string;
let files: ShellFiles;

beforeEach(() => {
  shellDir = mkdtempSync(join(tmpdir(), 'sl-shell-'));
  files = new ShellFiles({ shellDir }, createLog('error', 'test', { write: () => undefined }));
});
afterEach(() => rmSync(shellDir, { recursive: true }));

/** Writes a build with one script in place of the previous build. */
function build(script: string, second: number): void {
  rmSync(join(shellDir, 'assets'), { recursive: true, force: true });
  mkdirSync(join(shellDir, 'assets'));
  writeFileSync(join(shellDir, 'assets', script), `export default '${script}';`);
  writeFileSync(join(shellDir, 'index.html'), `<script>${script}</script>`);
  utimesSync(join(shellDir, 'index.html'), second, second);
}

test('keeps serving the files of the previous build to open pages', async () => {
  build('main-1.js', 1000);
  await files.load();
  build('main-2.js', 2000);
  await files.load();
  expect(['/assets/main-1.js', '/assets/main-2.js'].map((path) => files.has(path))).toEqual([true, true]);
});

test('drops the files of builds that are too old to be open', async () => {
  for (let second = 1; second <= 12; second += 1) {
    build(`main-${second}.js`, second);
    await files.load();
  }
  expect([1, 2, 3, 12].map((second) => files.has(`/assets/main-${second}.js`))).toEqual([false, false, true, true]);
});

test('takes the scripts and their integrity from the latest build', async () => {
  build('main-1.js', 1000);
  await files.load();
  build('main-2.js', 2000);
  await files.load();
  expect([files.build.scripts, Object.keys(files.build.integrity)]).toEqual([['main-2.js'], ['/assets/main-2.js']]);
});

test('does not read an unchanged build again', async () => {
  build('main-1.js', 1000);
  await files.load();
  await files.load();
  expect(files.version).toBe(1);
});

test('reads a build again that was not complete', async () => {
  build('main-1.js', 1000);
  const texts = join(shellDir, 'assets', 'en-1.json');
  writeFileSync(texts, '{');
  await expect(files.load()).rejects.toThrow(SyntaxError);
  writeFileSync(texts, '{}');
  await files.load();
  expect([files.version, files.textsOf('en')]).toEqual([1, '/assets/en-1.json']);
});

test('keeps the latest build while its folder is empty', async () => {
  build('main-1.js', 1000);
  await files.load();
  rmSync(join(shellDir, 'index.html'));
  await files.load();
  expect([files.version, files.has('/assets/main-1.js')]).toEqual([1, true]);
});

test('sends the copies that the build compressed, which have no address of their own', async () => {
  build('main-1.js', 1000);
  const body = Buffer.from("export default 'goal';".repeat(100));
  const br = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
  for (const [end, bytes] of Object.entries({ '': body, '.br': br, '.gz': gzipSync(body) }))
    writeFileSync(join(shellDir, `assets/main-1.js${end}`), bytes);
  await files.load();
  const answer = files.answer('/assets/main-1.js');
  await answer.compress();
  expect(answer.select({ 'accept-encoding': 'br' }).body).toEqual(br);
  expect(['br', 'gz'].map((end) => files.has(`/assets/main-1.js.${end}`))).toEqual([false, false]);
});
