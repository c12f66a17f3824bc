import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { syntaxError } from './rebuild.ts';

test.each([
  ['a script', 'src/view/Cups.tsx', 'const a = 1;\nconst = 3;\n', /^src\/view\/Cups\.tsx:2\n[^]*Unexpected token/],
  ['a file of texts', 'src/locales/en.json', '{ "a" "b" }', /^src\/locales\/en\.json\n[^]*position 6/],
  ['no file', 'src/game.ts', 'export {};', undefined],
])('a syntax error in %s is reported with its place', (_what, file, text, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'syntax-'));
  try {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
    if (expected) expect(syntaxError(folder)).toMatch(expected);
    else expect(syntaxError(folder)).toBeUndefined();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
