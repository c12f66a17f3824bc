import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mergeChunks } from '../src/merge-chunks.mjs';

let folder;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'merge-chunks-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes scripts to the folder and returns the bundle as Vite would describe it. */
function written(scripts, details = {}) {
  for (const [fileName, code] of Object.entries(scripts)) writeFileSync(join(folder, fileName), code);
  return Object.fromEntries(Object.keys(scripts).map((fileName) => [fileName, { fileName, ...details[fileName] }]));
}

const entry = { entry: 'entry.js', name: 'entry.js' };

test('merges the chunks of an entry into one script and removes them', async () => {
  const bundle = written({
    'entry.js': 'import { a } from "./a-1.js"; export const get = () => a;',
    'a-1.js': 'export const a = "text of a";',
  });
  expect(await mergeChunks({ folder, bundle, ...entry })).toEqual({ entry: 'entry.js', others: [] });
  expect(readFileSync(join(folder, 'entry.js'), 'utf8')).toContain('text of a');
  expect(existsSync(join(folder, 'a-1.js'))).toBe(false);
});

test('keeps a module named .lazy in a separate file', async () => {
  const bundle = written(
    {
      'entry.js': 'export const get = () => import("./b-1.js");',
      'b-1.js': 'export const b = "text of b";',
    },
    { 'b-1.js': { isDynamicEntry: true, facadeModuleId: '/src/b.lazy.tsx' } },
  );
  const { others } = await mergeChunks({ folder, bundle, ...entry });
  const lazy = others.find((file) => file.startsWith('assets/lazy/'));
  expect(readFileSync(join(folder, lazy), 'utf8')).toContain('text of b');
  expect(readFileSync(join(folder, 'entry.js'), 'utf8')).not.toContain('text of b');
});

test('merges a module into the entry if the entry imports it, but not if only .lazy modules do', async () => {
  const lazy = (name) => ({ isDynamicEntry: true, facadeModuleId: `/src/${name}.lazy.tsx` });
  const bundle = written(
    {
      'entry.js':
        'import { e } from "./e-1.js"; export const get = [e, () => import("./b-1.js"), () => import("./c-1.js")];',
      'b-1.js': 'import { d } from "./d-1.js"; export const b = d;',
      'c-1.js': 'import { d } from "./d-1.js"; import { e } from "./e-1.js"; export const c = [d, e];',
      'd-1.js': 'export const d = "text of both";',
      'e-1.js': 'export const e = "text of all";',
    },
    {
      'entry.js': { imports: ['e-1.js'], dynamicImports: ['b-1.js', 'c-1.js'] },
      'b-1.js': { ...lazy('b'), imports: ['d-1.js'] },
      'c-1.js': { ...lazy('c'), imports: ['d-1.js', 'e-1.js'] },
    },
  );
  const { others } = await mergeChunks({ folder, bundle, ...entry });
  const filesWith = (text) =>
    ['entry.js', ...others].filter((file) => readFileSync(join(folder, file), 'utf8').includes(text));
  expect(filesWith('text of all')).toEqual([expect.not.stringMatching(/lazy/)]);
  expect(filesWith('text of both')).toEqual([expect.stringMatching(/^assets\/lazy\//)]);
});

test('writes everything that several .lazy modules share to one file', async () => {
  const lazy = (name, imports) => ({ isDynamicEntry: true, facadeModuleId: `/src/${name}.lazy.tsx`, imports });
  const bundle = written(
    {
      'entry.js': 'export const get = [() => import("./b-1.js"), () => import("./c-1.js"), () => import("./d-1.js")];',
      'b-1.js': 'import { x } from "./x-1.js"; export const b = x;',
      'c-1.js': 'import { x } from "./x-1.js"; import { y } from "./y-1.js"; export const c = [x, y];',
      'd-1.js': 'import { y } from "./y-1.js"; export const d = y;',
      'x-1.js': 'export const x = "text of b and c";',
      'y-1.js': 'export const y = "text of c and d";',
    },
    {
      'entry.js': { dynamicImports: ['b-1.js', 'c-1.js', 'd-1.js'] },
      'b-1.js': lazy('b', ['x-1.js']),
      'c-1.js': lazy('c', ['x-1.js', 'y-1.js']),
      'd-1.js': lazy('d', ['y-1.js']),
    },
  );
  const { others } = await mergeChunks({ folder, bundle, ...entry });
  const withTexts = others.filter((file) => readFileSync(join(folder, file), 'utf8').includes('text of'));
  expect(withTexts).toEqual([expect.stringMatching(/^assets\/lazy\/shared-/)]);
});

test('rewrites every chunk, and says which are loaded on demand', async () => {
  const bundle = written(
    {
      'entry.js': 'export const get = () => ["IS_LAZY", import("./b-1.js")];',
      'b-1.js': 'export const b = "IS_LAZY";',
    },
    { 'b-1.js': { isDynamicEntry: true, facadeModuleId: '/src/b.lazy.tsx' } },
  );
  const rewriteAll = (code, chunk, isLazy) => code.replace('IS_LAZY', `${chunk[0]} ${isLazy}`);
  const { others } = await mergeChunks({ folder, bundle, ...entry, rewriteAll });
  const code = ['entry.js', ...others].map((file) => readFileSync(join(folder, file), 'utf8')).join('');
  expect(code).toContain('e false');
  expect(code).toContain('b true');
});

test('continues the source maps of the chunks', async () => {
  const map = { version: 3, sources: ['src/a.ts'], names: [], mappings: 'AAEA' };
  const bundle = written(
    { 'entry.js': 'import { a } from "./a-1.js"; export const get = () => a;', 'a-1.js': 'export const a = "text";' },
    { 'a-1.js': { map } },
  );
  await mergeChunks({ folder, bundle, ...entry });
  const { sources } = JSON.parse(readFileSync(join(folder, 'entry.js.map'), 'utf8'));
  expect(sources).toContainEqual(expect.stringMatching(/src\/a\.ts$/));
  expect(readFileSync(join(folder, 'entry.js'), 'utf8')).not.toContain('sourceMappingURL');
});

test('rejects a result that still names a merged chunk', async () => {
  const bundle = written({
    'entry.js': 'import { a } from "./a-1.js"; export const get = () => [a, "./a-1.js"];',
    'a-1.js': 'export const a = 1;',
  });
  await expect(mergeChunks({ folder, bundle, ...entry })).rejects.toThrow(
    /Chunk: entry\.js\nExpected: no reference to a chunk that was merged.*\nFound: a-1\.js/,
  );
});

test('rejects a part whose module is in no chunk', async () => {
  const bundle = written({ 'entry.js': 'export const get = 1;' });
  await expect(mergeChunks({ folder, bundle, ...entry, parts: { react: ['/react.js'] } })).rejects.toThrow(
    'Expected: a chunk that contains /react.js\nFound: entry.js',
  );
});

test('starts with a module of a plugin, which imports the script', async () => {
  const bundle = written({ 'entry.js': 'export const text = "text of the script";' });
  const start = {
    name: 'start',
    resolveId: (id) => (id === 'start' ? id : undefined),
    load: (id) =>
      id === 'start' ? `export const get = () => import(${JSON.stringify(join(folder, 'entry.js'))});` : undefined,
  };
  await mergeChunks({ folder, bundle, entry: 'entry.js', input: 'start', plugins: [start], name: 'started.js' });
  const { get } = await import(join(folder, 'started.js'));
  expect((await get()).text).toBe('text of the script');
  expect(existsSync(join(folder, 'entry.js'))).toBe(false);
});
