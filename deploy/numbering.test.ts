import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const DECISIONS = join(root, 'docs/decisions');
const decisions = readdirSync(DECISIONS).filter((name) => name !== 'README.md');
const index = readFileSync(join(DECISIONS, 'README.md'), 'utf8');

test('the migrations are numbered from 0001 without gaps or duplicates', () => {
  const numbers = readdirSync(join(root, 'bff/src/platform/database/migrations'))
    .filter((name) => name !== 'list.ts')
    .map((name) => Number(/^(\d{4})-[a-z0-9-]+(?:\.sql)?$/.exec(name)?.[1]))
    .sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test('each number of a decision is a file, or a replaced decision in the index', () => {
  const replaced = [...index.matchAll(/^- \[\d+\]\(.*\): ([\d, ]+)$/gm)].flatMap(([, list = '']) =>
    list.split(', ').map(Number),
  );
  const numbers = [...decisions.map((name) => Number(/^(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1])), ...replaced];
  expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, place) => place + 1));
});

test.each(decisions)('the decision %s is in the index with its title, and has a date', (name) => {
  const [title, , date] = readFileSync(join(DECISIONS, name), 'utf8').split('\n');
  const number = Number(name.slice(0, 4));
  expect(index).toContain(`- ${number}. [${title?.replace(`# ${number}. `, '')}](${name})`);
  expect(date).toMatch(/^Date: \d{4}-\d{2}-\d{2}$/);
});

test('every link to a decision leads to a file', () => {
  const documents = [
    ...readdirSync(join(root, 'docs')).map((name) => join('docs', name)),
    ...decisions.map((name) => join('docs/decisions', name)),
    'README.md',
    'CONTRIBUTING.md',
  ];
  const links = documents
    .filter((path) => path.endsWith('.md'))
    .flatMap(
      (path) => readFileSync(join(root, path), 'utf8').match(/(?<=decisions\/|\]\()\d{4}-[a-z0-9-]+\.md/g) ?? [],
    );
  expect(links.filter((name) => !decisions.includes(name))).toEqual([]);
});
