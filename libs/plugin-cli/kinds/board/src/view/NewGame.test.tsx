// @vitest-environment happy-dom
import { axeViolations, openRound } from '@soccer-legends/game-sdk/testing/react';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import game from '../game.ts';
import texts from '../locales/en.json';

afterEach(cleanup);

const open = () => openRound({ game, deal: { free: [0, 1, 2] }, texts });
const shoot = (number: number) => fireEvent.click(screen.getByRole('button', { name: `Part ${number}` }));

test('a goal and a save are shown and announced', () => {
  const { announced, sounds } = open();
  shoot(1);
  shoot(9);
  expect([announced.slice(-2), sounds]).toEqual([
    ['Goal!', 'Saved.'],
    ['right', 'wrong'],
  ]);
  screen.getByText('Shots left: 3');
});

test('a round has no axe violations', async () => {
  const { container } = open();
  shoot(1);
  expect(await axeViolations(container)).toEqual([]);
});
