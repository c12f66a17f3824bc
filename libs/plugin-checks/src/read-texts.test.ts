import { expect, test } from 'vitest';
import { readTexts } from './read-texts.ts';

const nested = (groups: number): string => `${'{"a":'.repeat(groups + 1)}"b"${'}'.repeat(groups + 1)}`;

test('reads texts and groups of texts', () => {
  expect(readTexts('{"title":"Cup Finals","intro":{"points":"Two\\nlines"}}')).toEqual({
    texts: { title: 'Cup Finals', intro: { points: 'Two\nlines' } },
  });
});

test('reads eight groups in each other', () => {
  expect(readTexts(nested(8)).fault).toBeUndefined();
});

test.each([
  ['{', 'not valid JSON'],
  ['"hello"', 'must be a JSON object of texts'],
  ['["a"]', 'must be a JSON object of texts'],
  ['null', 'must be a JSON object of texts'],
  ['{"title":7}', '"title" must be a text or a group of texts'],
  ['{"intro":{"points":["a"]}}', '"intro.points" must be a text'],
  ['{"constructor":"x"}', '"constructor" cannot be the name of a text'],
  ['{"a":{"__proto__":{"b":"c"}}}', '"a.__proto__" cannot be the name of a text'],
  ['{"title":"a\\u0000b"}', '"title" contains a control character'],
  ['{"title":"a\\u007fb"}', '"title" contains a control character'],
  [nested(9), 'nested more than 8'],
  ['['.repeat(100_000), 'The file'],
])('rejects %s', (json, reason) => {
  expect(readTexts(json).fault).toContain(reason);
});
