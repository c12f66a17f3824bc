import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { versionOf } from '../src/index.mjs';

const VITE = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
const folders = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** Builds a copy of a project in its own process, because the plugin is inactive in Vitest. */
function build(project) {
  const parent = fileURLToPath(new URL('../.tmp', import.meta.url));
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, `${project}-`));
  folders.push(folder);
  cpSync(fileURLToPath(new URL(project, import.meta.url)), folder, { recursive: true });
  const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;
  execFileSync(process.execPath, [VITE, 'build', '--logLevel', 'error'], { cwd: folder, env, stdio: 'pipe' });
  return join(folder, 'dist');
}

describe('defineRemote', () => {
  let dist;
  beforeAll(() => void (dist = build('remote')), 60_000);
  const read = (file) => readFileSync(join(dist, file), 'utf8');

  test('writes an entry that exports what federation calls, and merges parts that are not named .lazy', () => {
    expect(read('remoteEntry.js')).toMatch(/export\{\w+ as get,\w+ as init\}/);
    expect(scripts(dist).filter((file) => !/remoteEntry|lazy|runtime/.test(file))).toHaveLength(1);
  });

  test('writes the code of a .lazy module to a separate file', () => {
    expect(read(scripts(dist).find((file) => file.includes('assets/lazy/')))).toContain('burst of the fixture');
    expect(read('remoteEntry.js')).not.toContain('burst of the fixture');
  });

  test('loads one style sheet, with the rules of parts that are loaded on demand, and preloads nothing', () => {
    const sheets = readdirSync(dist, { recursive: true }).filter((file) => file.endsWith('.css'));
    expect(sheets).toEqual([expect.stringMatching(/^assets\/style-/)]);
    for (const part of ['fixture', 'burst', 'shared', 'part'])
      expect(read(sheets[0])).toMatch(new RegExp(`${part}[^{]*{`));
    const code = scripts(dist).map(read).join('\n');
    expect(code.match(/[\w./-]+\.css/g)).toEqual(sheets);
    expect(code).not.toMatch(/\.rel=`modulepreload`/);
  });

  test('contains no copy of a shared module, and little of module federation', () => {
    const code = scripts(dist)
      .filter((file) => !file.includes('assets/lazy/'))
      .map(read)
      .join('');
    expect(code).not.toContain('react.transitional.element');
    expect(brotliCompressSync(code).length).toBeLessThan(2300);
  });

  test('addresses a picture relative to the script that shows it', () => {
    const code = scripts(dist).map(read).join('');
    expect(code).toMatch(/new URL\(`assets\/dot-[^`]+\.png`,new URL\(`\.\/`,import\.meta\.url\)\)/);
    expect(code).toMatch(/new URL\(`assets\/spark-[^`]+\.png`,new URL\(`\.\.\/\.\.\/`,import\.meta\.url\)\)/);
  });

  test('fills texts that a language lacks from English', () => {
    expect(JSON.parse(read('locales/de.json'))).toEqual({ title: 'Muster', round: { first: 'Erste', last: 'Last' } });
  });

  test('keeps one text in place of a group, and does not take its letters for keys', () => {
    expect(JSON.parse(read('locales/es.json'))).toEqual({ title: 'Molde', round: 'Primera' });
  });

  test('writes the manifest with the version of the SDK that it was built against', () => {
    const builtAgainst = versionOf('@soccer-legends/game-sdk');
    expect(JSON.parse(read('plugin.json'))).toEqual({ key: 'fixture-game', version: '1.0.0', builtAgainst });
  });

  test('copies the picture for the hub', () => {
    expect(read('art.svg')).toContain('<svg');
  });
});

describe('defineShell', () => {
  let dist;
  beforeAll(() => void (dist = build('shell')), 60_000);
  const read = (file) => readFileSync(join(dist, file), 'utf8');

  test('has a start script, which adds one script and preloads the others', () => {
    const page = read('index.html');
    const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file);
    expect(named.toSorted()).toEqual(
      scripts(dist)
        .filter((file) => !file.includes('assets/lazy/'))
        .toSorted(),
    );
    // The scripts for language and colors, the start, the list of the scripts of frames, the entry, and the early one.
    expect(page.match(/<script/g)).toHaveLength(5);
    expect(page).toMatch(/<script>[^<]*dataset\.early=/);
  });

  test('writes React and the application to a script each', () => {
    const [react] = scripts(dist).filter((file) => file.startsWith('assets/react-'));
    const [app] = scripts(dist).filter((file) => file.startsWith('assets/app-'));
    expect(read(react)).toContain('react-dom');
    expect(read(app)).toContain('Fixture');
  });

  test('writes the style sheets into the page', () => {
    expect(read('index.html')).toMatch(/<style>.*\.fixture/s);
    expect(readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.css'))).toEqual([]);
  });

  test('writes the style sheet of a .lazy module into its script', () => {
    const [lazy] = scripts(dist).filter((file) => file.includes('assets/lazy/'));
    expect(read(lazy)).toMatch(/replaceSync\([^)]*\.extra/);
    expect(read('index.html')).not.toContain('.extra');
  });

  test('writes the rules of a CSS module that is named for a .lazy module into its script', () => {
    const [lazy] = scripts(dist).filter((file) => file.includes('assets/lazy/'));
    expect(read(lazy)).toContain('.extra-Note-note');
    expect(read('index.html')).not.toContain('Note-note');
  });

  test('writes one script for the server, with the class names of the page', async () => {
    expect(readdirSync(join(dist, 'server'))).toEqual(['first-page.js']);
    const { renderFirstPage } = await import(join(dist, 'server/first-page.js'));
    const className = /class="([\w-]+)/.exec(renderFirstPage())[1];
    expect(read('index.html')).toContain(`.${className}`);
  });

  test('writes compressed copies of the scripts that a page requests first', () => {
    const [react] = scripts(dist).filter((file) => file.startsWith('assets/react-'));
    const body = readFileSync(join(dist, react));
    expect(brotliDecompressSync(readFileSync(join(dist, `${react}.br`)))).toEqual(body);
    expect(gunzipSync(readFileSync(join(dist, `${react}.gz`)))).toEqual(body);
  });

  test('writes the version of the SDK for the server', () => {
    expect(JSON.parse(read('sdk.json'))).toEqual({ version: versionOf('@soccer-legends/game-sdk') });
    expect(existsSync(join(dist, 'index.html'))).toBe(true);
  });
});

function scripts(dist) {
  return readdirSync(dist, { recursive: true }).filter((file) => file.endsWith('.js') && !file.startsWith('server/'));
}
