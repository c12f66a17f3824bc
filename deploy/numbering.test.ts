import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const DECISIONS = join(root, 'docs/decisions');
const decisions = readdirSync(DECISIONS);

test.each([
  ['docs/decisions', /^(\d{4})-[a-z0-9-]+\.md$/],
  ['bff/src/platform/database/migrations', /^(\d{4})-[a-z0-9-]+(?:\.sql)?$/],
])('the files in %s are numbered from 0001 without gaps or duplicates', (folder, pattern) => {
  const numbers = readdirSync(join(root, folder))
    .filter((name) => name !== 'list.ts')
    .map((name) => Number(pattern.exec(name)?.[1]))
    .sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test.each(decisions)('the decision %s has its number in the title and a date', (name) => {
  const [title, , date] = readFileSync(join(DECISIONS, name), 'utf8').split('\n');
  expect(title).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `));
  expect(date).toMatch(/^Date: \d{4}-\d{2}-\d{2}$/);
});

test('every link to a decision leads to a file', () => {
  const documents = [
    ...readdirSync(join(root, 'docs')).map((name) => join('docs', name)),
    'README.md',
    'CONTRIBUTING.md',
  ];
  const links = documents
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) => readFileSync(join(root, path), 'utf8').match(/(?<=decisions\/)\d{4}-[a-z0-9-]+\.md/g) ?? []);
  expect(links.filter((name) => !decisions.includes(name))).toEqual([]);
});
