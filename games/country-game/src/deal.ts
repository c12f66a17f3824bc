import {
  createRandom,
  DealProblem,
  fetchPicturedPlayers,
  fold,
  type DealContext,
  type GameServices,
  type PicturedPlayer,
  type Random,
} from '@soccer-legends/game-sdk';
import { PLAYERS, type CountryDeal, type CountryPlayer } from './rules/country-game.ts';

// Long enough that the players looked at for the intro are those of the first game.
const FRESH_MS = 60_000;

/** Looks whether there will be a game, before anybody presses Start. */
export async function prepareCountries(services: GameServices): Promise<void> {
  await fetchPlayers(services);
}

/** Ten players of ten countries. */
export async function dealCountries({ services, seed }: DealContext): Promise<CountryDeal> {
  return { players: onePerCountry(await fetchPlayers(services), createRandom(seed)) };
}

/** Players of enough countries. What is missing is logged and said on the intro, without a toast. */
async function fetchPlayers({ http, t, log }: GameServices): Promise<CountryPlayer[]> {
  const pictured = await fetchPicturedPlayers(http, { freshMs: FRESH_MS }).catch((fault: unknown) => {
    log('No players for the country game', fault);
    throw new DealProblem(t('loadError'));
  });
  const players = withCountryAndNameOfTheirOwn(pictured);
  const countries = new Set(players.map(countryKey)).size;
  if (countries < PLAYERS) {
    log(`The country game needs players with photos from ${PLAYERS} countries, and there are ${countries}.`);
    throw new DealProblem(t('notEnoughPlayers'));
  }
  return players;
}

/** Cards with the same name could not be told apart. */
function withCountryAndNameOfTheirOwn(players: readonly PicturedPlayer[]): CountryPlayer[] {
  const byName = new Map<string, CountryPlayer>();
  for (const player of players) {
    if (player.country !== '' && !byName.has(fold(player.name))) byName.set(fold(player.name), player);
  }
  return [...byName.values()];
}

function onePerCountry(players: readonly CountryPlayer[], random: Random): CountryPlayer[] {
  const byCountry = new Map<string, CountryPlayer>();
  for (const player of random.shuffle(players)) {
    if (!byCountry.has(countryKey(player))) byCountry.set(countryKey(player), player);
  }
  return [...byCountry.values()].slice(0, PLAYERS);
}

/** What makes a country itself: its FIFA code, or its name where that is not known. */
function countryKey({ nation, country }: CountryPlayer): string {
  return nation ?? fold(country);
}
