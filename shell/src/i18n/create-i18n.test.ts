import { expect, test } from 'vitest';
import { createI18n } from './create-i18n.ts';

test('a value is inserted as it is, since React escapes what it renders', () => {
  expect(createI18n('en', { hello: 'Hello {name}!' }).t('hello', { name: 'A & <b>' })).toBe('Hello A & <b>!');
});

test('years in a value stay on one line', () => {
  const text = createI18n('en', { at: 'At {club}' }).t('at', { club: 'Ajax, 2006–2014, 2016' });
  expect(text).toBe('At Ajax, 2006–\u20602014, 2016');
});

test.each([
  [1, 'one goal'],
  [2, '2 goals'],
])('the count %i chooses the plural form', (count, text) => {
  expect(createI18n('en', { goals_one: 'one goal', goals_other: '{count} goals' }).t('goals', { count })).toBe(text);
});

test('a missing text is its key', () => {
  expect(createI18n('de', {}).t('hub.title')).toBe('hub.title');
});
