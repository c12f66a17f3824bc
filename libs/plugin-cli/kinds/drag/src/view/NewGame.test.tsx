// @vitest-environment happy-dom
import { axeViolations, openRound } from '@soccer-legends/game-sdk/testing/react';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import game from '../game.ts';
import texts from '../locales/en.json';

afterEach(cleanup);

const winners = { 1966: 'ENG', 1998: 'FRA', 2010: 'ESP', 2022: 'ARG' };
const cups = Object.entries(winners).map(([year, winner]) => ({ year: Number(year), winner }));
const deal = { cups, nations: ['ARG', 'ENG', 'ESP', 'FRA'] };
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('pressing a nation and then a year places the nation, and announces the verdict', () => {
  const { announced, sounds } = openRound({ game, deal, texts });
  press(/^ARG/);
  press(/^2022/);
  press(/^ENG/);
  press(/^1998/);
  expect(sounds).toEqual(['right', 'wrong']);
  expect(announced.slice(-2)).toEqual(['ARG won in 2022.', 'ENG did not win in 1998.']);
  screen.getByRole('button', { name: '2022 ARG' });
  screen.getByText('Misses left: 2');
});

test('a round has no axe violations', async () => {
  const { container } = openRound({ game, deal, texts });
  press(/^ARG/);
  expect(await axeViolations(container)).toEqual([]);
});
