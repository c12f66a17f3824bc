import { expect, test } from 'vitest';
import { parseScript } from '../check/check-scripts.ts';
import { gameFiles, KINDS, namesOf, renamed } from './template.ts';

test.each(["Who's Next", 'The "Cup"', 'Back\\slash'])('a new game can have the title %s', (title) => {
  const files = Object.entries(gameFiles(namesOf('cup-finals', title)));
  const manifest = JSON.parse(Object.fromEntries(files)['plugin.json'] ?? '') as { name: Record<string, string> };
  expect(new Set(Object.values(manifest.name))).toEqual(new Set([title]));
  for (const [path, text] of files) if (/\.tsx?$/.test(path)) expect(() => parseScript(path, text), path).not.toThrow();
});

test.each(KINDS)('the rules of a new %s game have at most 40 lines', (kind) => {
  const rules = gameFiles(namesOf('cup-finals'), kind)['src/rules/cup-finals.ts']!;
  expect(rules.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
});

test('new games of all kinds have the same files, apart from the facts and the verdict of the quiz', () => {
  const [quiz, ...others] = KINDS.map((kind) => Object.keys(gameFiles(namesOf('cup-finals'), kind)).sort());
  const shared = quiz!.filter((path) => !/(?:cups|use-verdict)\.ts$/.test(path));
  for (const paths of others) expect(paths).toEqual(shared);
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
