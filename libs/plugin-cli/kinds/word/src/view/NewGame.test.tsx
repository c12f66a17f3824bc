// @vitest-environment happy-dom
import { axeViolations, openRound } from '@soccer-legends/game-sdk/testing/react';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import game from '../game.ts';
import texts from '../locales/en.json';

afterEach(cleanup);

const open = () => openRound({ game, deal: { word: 'KROOS' }, texts });
const press = (letter: string) => fireEvent.click(screen.getByRole('button', { name: letter }));

test('a letter is shown at all of its places, and a miss is counted and announced', () => {
  const { announced, sounds } = open();
  press('O');
  screen.getByText('_ _ O O _');
  press('A');
  expect([announced.slice(-2), sounds]).toEqual([
    ['O is in the name.', 'A is not in the name.'],
    ['right', 'wrong'],
  ]);
  screen.getByText('Misses left: 5');
});

test('a round has no axe violations', async () => {
  const { container } = open();
  press('O');
  expect(await axeViolations(container)).toEqual([]);
});
