import { beforeEach, expect, test } from 'vitest';
import { EMPTY_DRAFT, faultsOf, forgetDraft, keepDraft, keptDraft, startingDraft } from './feedback-draft.ts';

beforeEach(forgetDraft);

test.each([
  ['two characters', { feedback: 'ab' }, { feedback: 'Por favor escribe tu feedback' }],
  ['three characters', { feedback: 'abc' }, {}],
  ['spaces alone', { feedback: '     ' }, { feedback: 'Por favor escribe tu feedback' }],
  ['a thousand characters', { feedback: 'x'.repeat(1000) }, {}],
  ['a thousand and one', { feedback: 'x'.repeat(1001) }, { feedback: 'El feedback es demasiado largo' }],
  ['no game', { feedback: 'abc', gameType: '' }, { gameType: 'Por favor selecciona un juego' }],
  ['half an address', { feedback: 'abc', userEmail: 'ann@' }, { userEmail: 'Email inválido' }],
  ['a whole address', { feedback: 'abc', userEmail: 'ann@example.org' }, {}],
  ['an address that the server refuses', { feedback: 'abc', userEmail: 'a@b.c' }, { userEmail: 'Email inválido' }],
])('a draft with %s has exactly its faults', (_what, part, faults) => {
  expect(faultsOf({ ...EMPTY_DRAFT, ...part })).toEqual(faults);
});

test('restores a stored draft without the email address until the draft is removed', () => {
  keepDraft({ gameType: 'logo', feedback: 'blurred!', userEmail: 'ann@example.org' }, new Date(0));
  expect(keptDraft()).toEqual({ gameType: 'logo', feedback: 'blurred!', userEmail: '' });
  forgetDraft();
  expect(keptDraft()).toEqual(EMPTY_DRAFT);
});

test.each([
  ['nothing is asked for', '', '', 'general', ''],
  ['a game and a name are asked for', 'game=logo&about=Logos', '', 'logo', 'About Logos'],
  ['a game alone is asked for', 'game=logo', '', 'logo', ''],
  ['the game is none of the list', 'game=chess&about=Logos', '', 'general', 'About Logos'],
  ['something was left unsent', 'game=logo&about=Logos', 'my words', 'memo', 'my words'],
])('starts with the right values if %s', (_what, query, unsent, gameType, feedback) => {
  if (unsent) keepDraft({ gameType: 'memo', feedback: unsent, userEmail: '' }, new Date(0));
  const draft = startingDraft(new URLSearchParams(query), (name) => `About ${name}`);
  expect(draft).toEqual({ gameType, feedback, userEmail: '' });
});
