import {
  createRandom,
  DealProblem,
  distinctBy,
  fetchPicturedPlayers,
  fold,
  restedItems,
  type DealContext,
  type GameServices,
  type PicturedPlayer,
} from '@soccer-legends/game-sdk';
import { PLAYERS } from './rules/country-game.ts';
import { countryKey, drawTen } from './rules/draw-players.ts';
import type { CountryDeal } from './rules/state.ts';

// Long enough for the first game to reuse the players that the intro fetched.
const FRESH_MS = 60_000;

/** Fetches the players on the intro, which the first deal reuses. Throws like `dealCountries`. */
export async function prepareCountries(services: GameServices): Promise<void> {
  await fetchPlayers(services);
}

/** Fewer players might not have ten countries. */
const ENOUGH = 150;

/**
 * Returns ten players of different countries, those of recent rounds only if needed. Throws a `DealProblem` without a
 * toast if there are not enough, or if the call fails; the reason is logged.
 */
export async function dealCountries({ options, services, seed, recent }: DealContext): Promise<CountryDeal> {
  const players = restedItems(await fetchPlayers(services), { recent, keyOf: ({ id }) => id, atLeast: ENOUGH });
  return { players: drawTen(players, createRandom(seed)), blind: options['names'] === 'blind' };
}

/** Returns players of at least ten countries. Otherwise, logs the reason and throws a `DealProblem` without a toast. */
async function fetchPlayers({ http, t, log }: GameServices): Promise<PicturedPlayer[]> {
  const pictured = await fetchPicturedPlayers(http, { freshMs: FRESH_MS }).catch((cause: unknown) => {
    log('The players of the country game did not load', cause);
    throw new DealProblem(t('loadError'), { cause });
  });
  const players = withCountryAndUniqueName(pictured);
  const { length: countries } = distinctBy(players, countryKey);
  if (countries < PLAYERS) {
    log(`The country game needs players with photos from ${PLAYERS} countries, but found only ${countries}.`);
    throw new DealProblem(t('notEnoughPlayers'));
  }
  return players;
}

/** Leaves out players without a country, and duplicate names, which would be indistinguishable on cards. */
function withCountryAndUniqueName(players: readonly PicturedPlayer[]): PicturedPlayer[] {
  const known = players.filter(({ country }) => country !== '');
  return distinctBy(known, ({ name }) => fold(name));
}
