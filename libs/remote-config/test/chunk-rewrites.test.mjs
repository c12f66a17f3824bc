import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { removeStylePreloads } from '../src/chunk-rewrites.mjs';
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
  const message = refusal(removeStylePreloads, 'import { __vite__mapDeps } from "./a.js";');
  expect(message).toContain('Rewrite "remove style preloads"');
  expect(message).toContain('Chunk: chunk-1234.js');
  expect(message).toContain('Expected: const __vite__mapDeps');
  expect(message).toContain('Found: no top-level __vite__mapDeps');
  expect(message).toContain(`@module-federation/vite ${TESTED_VERSION}`);
  expect(message).toContain('node libs/remote-config/test/record.mjs');
});
