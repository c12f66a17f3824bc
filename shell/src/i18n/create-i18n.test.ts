import { expect, test } from 'vitest';
import { createI18n } from './create-i18n.ts';

test('inserts a value unescaped, because React escapes what it renders', () => {
  expect(createI18n('en', { hello: 'Hello {name}!' }).t('hello', { name: 'A & <b>' })).toBe('Hello A & <b>!');
});

test('keeps years in a value on one line', () => {
  const text = createI18n('en', { at: 'At {club}' }).t('at', { club: 'Ajax, 2006–2014, 2016' });
  expect(text).toBe('At Ajax, 2006–\u20602014, 2016');
});

test.each([
  [1, 'one goal'],
  [2, '2 goals'],
])('chooses the plural form for the count %i', (count, text) => {
  expect(createI18n('en', { goals_one: 'one goal', goals_other: '{count} goals' }).t('goals', { count })).toBe(text);
});

test('shows the key of a missing text', () => {
  expect(createI18n('de', {}).t('hub.title')).toBe('hub.title');
});
