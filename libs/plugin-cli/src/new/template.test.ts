import { expect, test } from 'vitest';
import { parseScript } from '../check/check-scripts.ts';
import { gameFiles, namesOf, renamed } from './template.ts';

test.each(["Who's Next", 'The "Cup"', 'Back\\slash'])('a new game can have the title %s', (title) => {
  const files = Object.entries(gameFiles(namesOf('cup-finals', title)));
  const manifest = JSON.parse(Object.fromEntries(files)['plugin.json'] ?? '') as { name: Record<string, string> };
  expect(new Set(Object.values(manifest.name))).toEqual(new Set([title]));
  for (const [path, text] of files) if (/\.tsx?$/.test(path)) expect(() => parseScript(path, text), path).not.toThrow();
});

test.each([
  ['cups', { key: 'cups', camel: 'cups', pascal: 'Cups', title: 'Cups' }],
  ['cup-finals', { key: 'cup-finals', camel: 'cupFinals', pascal: 'CupFinals', title: 'Cup Finals' }],
  ['top-10-scorers', { key: 'top-10-scorers', camel: 'top10Scorers', pascal: 'Top10Scorers', title: 'Top 10 Scorers' }],
])('the key %s is written in every notation that a project uses', (key, expected) => {
  expect(namesOf(key)).toEqual(expected);
});

test('renaming a text of the template replaces its name in every notation', () => {
  const names = namesOf('cup-finals', 'Finals & $& Cups');
  expect(renamed('new-game NewGame newGame "New Game"', names)).toBe(
    'cup-finals CupFinals cupFinals "Finals & $& Cups"',
  );
});
