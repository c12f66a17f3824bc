import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BROWSER_FAULTS, SERVER_FAULTS } from './table.ts';

const SERVER_TESTS = join(import.meta.dirname, '..');
const BROWSER_TESTS = join(import.meta.dirname, '../../../e2e/tests');

/** Returns the distinct fault numbers in tests. */
function numbersIn(folder: string, pattern: RegExp): number[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(({ name }) => /\.(?:test|spec)\.ts$/.test(name));
  const sources = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
  const numbers = sources.flatMap((source) => [...source.matchAll(pattern)].map(([, number]) => Number(number)));
  return [...new Set(numbers)].sort((one, other) => one - other);
}

test.each([
  ['server', SERVER_TESTS, /\bfault(?:If\([^,]+,|\()\s*(\d+),/g, SERVER_FAULTS],
  ['browser', BROWSER_TESTS, /@fault-(\d+)/g, BROWSER_FAULTS],
] as const)('every fault of the %s has a test, and every test is in the table', (_name, folder, pattern, faults) => {
  expect(numbersIn(folder, pattern)).toEqual(Object.keys(faults).map(Number));
});
