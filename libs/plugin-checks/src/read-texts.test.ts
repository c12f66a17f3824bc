import { expect, test } from 'vitest';
import { readTexts } from './read-texts.ts';

test('reads texts and groups of texts', () => {
  expect(readTexts('{"title":"Cup Finals","intro":{"points":"Two\\nlines"}}')).toEqual({
    texts: { title: 'Cup Finals', intro: { points: 'Two\nlines' } },
  });
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
  [`${'{"a":'.repeat(50)}"b"${'}'.repeat(50)}`, 'nested more than'],
  ['['.repeat(100_000), 'The file'],
])('rejects %s', (json, reason) => {
  expect(readTexts(json).fault).toContain(reason);
});
