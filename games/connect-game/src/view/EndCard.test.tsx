// @vitest-environment happy-dom
import { createRandom } from '@soccer-legends/game-sdk';
import { offlineServices, TestPage } from '@soccer-legends/game-sdk/testing/react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import texts from '../locales/en.json';
import { connectGame } from '../rules/connect-game.ts';
import type { Ending } from '../rules/state.ts';
import { oneClubMen } from '../testing/decks.ts';
import { EndCard } from './EndCard.tsx';

test('after the time is over, lists the open pairs and does not repeat the score', () => {
  const { slots } = show('timeOver');
  screen.getByRole('heading', { name: 'Time over!' });
  const listed = screen.getAllByRole('listitem').map((item) => [...item.children].map((part) => part.textContent));
  // The badge shows the first two letters of the club, here its whole name.
  const openPairs = slots.slice(1).map((slot) => [slot!.player.name, slot!.club.name, slot!.club.name]);
  expect(listed.map((parts) => parts.filter(Boolean))).toEqual(openPairs);
  expect(screen.queryByText(/score/i)).toBeNull();
});

test.each<Ending>(['noLives', 'won'])('lists no pairs after the ending "%s"', (ending) => {
  show(ending);
  screen.getByRole('heading');
  expect(screen.queryByRole('listitem')).toBeNull();
});

/** Shows the card of a game whose first pair was connected. */
function show(ending: Ending) {
  const players = oneClubMen(30).map((player) => ({ ...player, photo: '/art/player/1.svg' }));
  const state = connectGame.start({ players, seconds: 30 }, createRandom(1));
  const slots = state.slots.map((slot, index) => slot && { ...slot, isConnected: index === 0 });
  render(
    <TestPage services={offlineServices({ texts })}>
      <EndCard state={{ ...state, slots, ending, over: true }} />
    </TestPage>,
  );
  return { slots };
}
