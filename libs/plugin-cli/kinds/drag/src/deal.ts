import { createRandom, distinctBy, type DealContext } from '@soccer-legends/game-sdk';
import { CUPS, type NewGameDeal } from './rules/new-game.ts';

/** Winners of the men's World Cup by year, as FIFA codes. */
const WINNERS: Readonly<Record<number, string>> = {
  ...{ 1966: 'ENG', 1970: 'BRA', 1974: 'GER', 1978: 'ARG', 1982: 'ITA', 1986: 'ARG', 1990: 'GER', 1994: 'BRA' },
  ...{ 1998: 'FRA', 2002: 'BRA', 2006: 'ITA', 2010: 'ESP', 2014: 'GER', 2018: 'FRA', 2022: 'ARG' },
};

/** Returns what a round needs, as plain data. A game that needs the server calls it here with `services.http`. */
export async function dealNewGame({ seed }: Pick<DealContext, 'seed'>): Promise<NewGameDeal> {
  const random = createRandom(seed);
  const all = Object.entries(WINNERS).map(([year, winner]) => ({ year: Number(year), winner }));
  const drawn = distinctBy(random.shuffle(all), ({ winner }) => winner).slice(0, CUPS);
  const cups = drawn.sort((one, other) => one.year - other.year);
  return { cups, nations: random.shuffle(cups.map(({ winner }) => winner)) };
}
