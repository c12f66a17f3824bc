// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppProviders } from '../app/AppProviders.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import en from '../i18n/languages/en.json' with { type: 'json' };
import type { RoundEntry } from '../ledger/round-entry.ts';
import { listing } from '../testing/listing.ts';
import { roundEntry } from '../testing/rounds.ts';
import { createQueryClient } from '../queries/query-client.ts';
import type { FriendStanding } from './friend.ts';
import { fragmentOf, readFragment } from '../challenge/challenge-link.ts';
import { Duel } from './Duel.tsx';

const LOADED = { listing: listing('cups'), texts: {}, game: undefined };
const ID = 'c7k3m9qx2v4/memo-game';
const own = roundEntry(ID, { at: 1, won: 3, total: 4, score: 30, marks: 'hhmh' });
const friend = (changes: Partial<RoundEntry>): RoundEntry => roundEntry(ID, { at: 2, total: 4, ...changes });

/** Shows the visitor's round beside the round in the link. */
function open(linked: RoundEntry, played = own, standing: FriendStanding = 'claimed') {
  return render(
    <AppProviders i18n={createI18n('en', en)} queryClient={createQueryClient()}>
      <Duel name="Cups" loaded={LOADED} own={played} friend={{ result: readFragment(fragmentOf(linked))!, standing }} />
    </AppProviders>,
  );
}

test('the duel says that the moves in the link give the friend’s result', () => {
  open(friend({ won: 2 }), own, 'confirmed');
  screen.getByText(en.shared.given);
  expect(screen.queryByText(en.challenge.unchecked)).toBeNull();
});

test('the duel compares two rounds question by question, and names the source of the friend’s result', () => {
  const { container } = open(friend({ won: 2, score: 20, marks: 'hmmo', relaxed: true }));
  screen.getByRole('heading', { name: en.challenge.ahead });
  screen.getByText('3 of 4, 30 points');
  screen.getByText('2 of 4, 20 points · Relaxed time');
  screen.getByText(en.challenge.unchecked);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Question 1: you right, your friend right',
    'Question 2: you right, your friend wrong',
    'Question 3: you wrong, your friend wrong',
    'Question 4: you right, your friend not played',
  ]);
  const sides = [...container.querySelectorAll('svg g :is(circle, rect)')].map((mark) =>
    Number(mark.getAttribute('cy') ?? mark.getAttribute('y')) < 0 ? 'own' : 'friend',
  );
  expect(sides).toEqual(['own', 'own', 'own', 'own', 'friend', 'friend', 'friend', 'friend']);
  const looks = [...container.querySelectorAll('svg g')].map((mark) => mark.getAttribute('class'));
  expect(new Set(looks.slice(4)).size).toBe(1);
  expect(looks.slice(0, 4)).not.toContain(looks[4]);
});

test('the duel places the marks of a question at the same point of the axis, even after an early end', () => {
  const { container } = open(friend({ won: 1, marks: 'hm' }));
  const places = [...container.querySelectorAll('svg g')].map(
    (mark) => /translate\((\S+)/.exec(mark.getAttribute('transform')!)![1],
  );
  expect(places.slice(4)).toEqual(places.slice(0, 2));
});

test('the duel compares rounds of one question by their scores, and shows the tries of both players', () => {
  const { container } = open(
    roundEntry(ID, { at: 2, won: 0, total: 1, score: 0, marks: 'mm', card: 'x-6.noooo.nnooh' }),
    roundEntry(ID, { won: 1, total: 1, score: 175, card: '2-6.noooo.hhhhh' }),
  );
  screen.getByRole('heading', { name: en.challenge.ahead });
  screen.getByText('try 2 of 6, 175 points');
  screen.getByText('not solved, 0 points');
  expect(container.querySelector('svg')).toBeNull();
  const boards = [...container.querySelectorAll('[aria-hidden]')].map(({ textContent }) => textContent);
  expect(boards).toEqual(['🔶⚪⚪⚪⚪\n🟡🟡🟡🟡🟡', '🔶⚪⚪⚪⚪\n🔶🔶⚪⚪🟡']);
});

test('the duel does not compare the visitor’s own link', () => {
  open(own);
  screen.getByText(en.challenge.own);
  expect(screen.queryByRole('heading')).toBeNull();
});
