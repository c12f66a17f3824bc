import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inlineBootstrapImports, removeChunkPreloads, removeStylePreloads } from '../src/chunk-rewrites.mjs';
import { TESTED_VERSION, UnexpectedOutput } from '../src/federation-plugin.mjs';

const recorded = (name) => readFileSync(new URL(`recorded/${name}.txt`, import.meta.url), 'utf8');

/** Replaces a text that must occur, so that an altered chunk never equals the recorded one by accident. */
function altered(code, from, to) {
  expect(code).toContain(from);
  return code.replaceAll(from, to);
}

function refusal(rewrite, code) {
  try {
    rewrite(code, 'chunk-1234.js');
  } catch (error) {
    expect(error).toBeInstanceOf(UnexpectedOutput);
    return error.message;
  }
  throw new Error('The rewrite accepted the chunk.');
}

describe('inlineBootstrapImports', () => {
  const bootstrap = recorded('shell-bootstrap.js');

  test('makes every import of the recorded bootstrap a static import()', () => {
    const code = inlineBootstrapImports(bootstrap, 'bootstrap.js');
    expect(code).not.toContain('__mfImport("');
    expect(code.match(/import\("\.\/[\w-]+\.js"\)/g)).toHaveLength(3);
  });

  test('keeps the rest of the chunk byte for byte, even after characters outside of ASCII', () => {
    const code = inlineBootstrapImports(`/* Größe 🙂 */${bootstrap}`, 'bootstrap.js');
    expect(code.replaceAll(' import("', ' __mfImport("')).toBe(`/* Größe 🙂 */${bootstrap}`);
  });

  test.each([
    ['a renamed function', () => altered(bootstrap, '__mfImport', '__mfLoad'), 'declares __mfCacheGlobalKey'],
    ['a minified name', () => altered(bootstrap, '__mfImport', 'e'), 'no top-level __mfImport'],
    ['a call with a second argument', () => altered(bootstrap, '.js")', '.js", {})'), '.js", {})'],
    ['a call with a variable', () => altered(bootstrap, '__mfImport("', '__mfImport(base + "'), '__mfImport(base + "'],
    ['a function that is passed on', () => `${bootstrap};["./a.js"].map(__mfImport);`, '.map(__mfImport)'],
    ['another import of a variable', () => `${bootstrap};import(globalThis.next);`, 'import(globalThis.next)'],
    ['no call', () => bootstrap.slice(0, bootstrap.indexOf('(async')), '__mfImport is never called'],
  ])('rejects %s', (_change, alteredBootstrap, found) => {
    expect(refusal(inlineBootstrapImports, alteredBootstrap())).toContain(found);
  });
});

describe('removeChunkPreloads', () => {
  const entry = recorded('remote-entry.js');

  test('removes the preloads of the recorded entry and keeps its exports', () => {
    const code = removeChunkPreloads(entry, 'remoteEntry.js');
    expect(code).not.toContain('modulepreload');
    expect(code).toMatch(/export\{\w+ as get,\w+ as init\};\s*$/);
    expect(entry.startsWith(code.trimEnd())).toBe(true);
  });

  test('removes the same statement from a minified entry', () => {
    const minified = `export{a as get};if(typeof document<"u"&&document.head){try{for(const p of["assets/x-1.js"]){const l=document.createElement("link");l.rel="modulepreload";document.head.appendChild(l)}}catch(e){}}`;
    expect(removeChunkPreloads(minified, 'remoteEntry.js')).toBe('export{a as get};');
  });

  test.each([
    ['no preloads', () => altered(entry, 'modulepreload', 'prefetch'), '0 top-level if statements'],
    ['two preload statements', () => entry + entry.slice(entry.lastIndexOf('if (')), '2 top-level if statements'],
    [
      'a list that is no literal',
      () => entry.replace(/__mfWarmupPath of \[[^\]]*\]/, '__mfWarmupPath of files'),
      'of files',
    ],
    ['a list of other files', () => altered(entry, '.js","', '.css","'), '.css'],
    ['another loop', () => altered(entry, 'for (const __mfWarmupPath of', 'for (const __mfWarmupPath in'), 'Path in'],
    [
      'an element other than a link',
      () => altered(entry, "createElement('link')", "createElement('script')"),
      'script',
    ],
    ['another statement in the loop’s block', () => altered(entry, 'try {', 'try { start();'), 'start();'],
  ])('rejects %s', (_change, alteredEntry, found) => {
    const code = alteredEntry();
    expect(code).not.toBe(entry);
    expect(refusal(removeChunkPreloads, code)).toContain(found);
  });
});

describe('removeStylePreloads', () => {
  const main = recorded('shell-main.js');

  test('empties every list of style sheets of the recorded chunk', () => {
    const code = removeStylePreloads(main, 'main.js');
    expect(code.match(/__vite__mapDeps\(/g)).toBeNull();
    expect(code).toBe(main.replace('__vite__mapDeps([0])', '[]'));
  });

  test('returns a chunk without such a list unchanged', () => {
    expect(removeStylePreloads('export const a = 1;', 'a.js')).toBe('export const a = 1;');
  });

  test.each([
    ['a list with a script', () => altered(main, '.css"]', '.css","assets/a-1.js"]'), 'assets/a-1.js'],
    ['an empty list', () => main.replace(/\["assets[^\]]*\]/, '[]'), 'no file'],
    ['indices that are no literals', () => altered(main, '__vite__mapDeps([0])', '__vite__mapDeps(all)'), '(all)'],
    [
      'an imported function',
      () => main.replace(/^const __vite__mapDeps=.*;$/m, 'import{__vite__mapDeps}from"./a.js";'),
      'no top-level',
    ],
    ['a function that is passed on', () => `${main};f(__vite__mapDeps);`, 'f(__vite__mapDeps)'],
    ['a function that is never called', () => altered(main, '__vite__mapDeps([0])', '[]'), 'never called'],
  ])('rejects %s', (_change, alteredMain, found) => {
    expect(refusal(removeStylePreloads, alteredMain())).toContain(found);
  });
});

test('an error names the rewrite, the chunk, the expected shape, the tested version and how to record again', () => {
  const message = refusal(removeChunkPreloads, 'export const a = 1;');
  expect(message).toContain('Rewrite "remove chunk preloads"');
  expect(message).toContain('Chunk: chunk-1234.js');
  expect(message).toContain('Expected: one top-level if');
  expect(message).toContain('Found: 0 top-level if statements');
  expect(message).toContain(`@module-federation/vite ${TESTED_VERSION}`);
  expect(message).toContain('node libs/remote-config/test/record.mjs');
});
