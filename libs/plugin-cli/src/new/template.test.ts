import { expect, test } from 'vitest';
import { parseScript } from '../check/parse-script.ts';
import { namesOf } from './names.ts';
import { gameFiles } from './template.ts';

test.each(["Who's Next", 'The "Cup"', 'Back\\slash'])('a new game can have the title %s', (title) => {
  const files = Object.entries(gameFiles(namesOf('cup-finals', title)));
  const manifest = JSON.parse(Object.fromEntries(files)['plugin.json'] ?? '') as { name: Record<string, string> };
  expect(new Set(Object.values(manifest.name))).toEqual(new Set([title]));
  for (const [path, text] of files) if (/\.tsx?$/.test(path)) expect(() => parseScript(path, text), path).not.toThrow();
});
