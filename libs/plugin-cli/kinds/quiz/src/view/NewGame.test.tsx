// @vitest-environment happy-dom
import { axeViolations, openRound } from '@soccer-legends/game-sdk/testing/react';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ANSWER_MS, NATIONS } from '../cups.ts';
import { dealNewGame } from '../deal.ts';
import game from '../game.ts';
import texts from '../locales/en.json';
import { questionOf } from './use-verdict.ts';

afterEach(cleanup);

async function open() {
  const round = openRound({ game, deal: await dealNewGame({ seed: 1 }), texts });
  const winner = () => NATIONS[questionOf(round.session.snapshot().state).winner]!;
  return { ...round, winner };
}

test('a correct answer scores, is announced once, and the next question follows', async () => {
  const { winner, announced, sounds, pass } = await open();
  fireEvent.click(screen.getByRole('button', { name: new RegExp(winner()) }));
  expect([announced.at(-1), sounds]).toEqual(['Correct!', ['right']]);
  act(() => pass(1500));
  screen.getByText('Question 2/5');
});

test('a key answers, and a wrong answer shows the winner', async () => {
  const { winner, announced, session } = await open();
  const { options } = questionOf(session.snapshot().state);
  const wrong = options.findIndex((nation) => NATIONS[nation] !== winner());
  fireEvent.keyDown(screen.getByRole('group'), { key: String(wrong + 1) });
  expect(announced.at(-1)).toBe(`It was ${winner()}.`);
});

test('a timeout announces the winner', async () => {
  const { winner, announced, pass } = await open();
  act(() => pass(ANSWER_MS));
  expect(announced.at(-1)).toBe(`Time is up. It was ${winner()}.`);
});

test('the board still shows the last question at the end', async () => {
  const { pass } = await open();
  for (let question = 1; question <= 5; question++) act(() => pass(ANSWER_MS + 1500));
  screen.getByText('Question 5/5');
});

test('a round has no axe violations', async () => {
  const { container } = await open();
  expect(await axeViolations(container)).toEqual([]);
});
