import {
  aNumber,
  aText,
  DealProblem,
  fetchList,
  fold,
  listOf,
  objectOf,
  orElse,
  restedItems,
  type DealContext,
  type GameServices,
  type Options,
} from '@soccer-legends/game-sdk';
import type { PlayerSummary } from '@soccer-legends/game-sdk/data';
import type { Club, ConnectPlayer } from './rules/pair.ts';
import { SLOTS, targetOf, type ConnectDeal } from './rules/state.ts';

const readPlayers = listOf(
  objectOf<Pick<PlayerSummary, 'id' | 'name' | 'photo' | 'career'>>({
    id: aNumber,
    name: aText,
    photo: orElse(aText, null),
    career: listOf(objectOf({ team: aText, teamLogo: orElse(aText, null) })),
  }),
);

/**
 * Returns at least five players with a career, those of recent rounds only if needed. Throws a `DealProblem` if there
 * are fewer, or if the call fails.
 */
export async function dealConnect({ options, services, recent }: DealContext): Promise<ConnectDeal> {
  const players = deckOf(await fetchPlayers(services));
  if (players.length < SLOTS) throw new DealProblem(services.t('notEnoughPlayers'));
  const seconds = secondsOf(options);
  // Enough for the first board and for a new pair after each correct one.
  const atLeast = SLOTS + targetOf({ seconds });
  return { players: restedItems(players, { recent, keyOf: ({ name }) => name, atLeast }), seconds };
}

/** Returns the chosen length of the game; null without a timer. */
export function secondsOf(options: Options): number | null {
  return Number(options['timer']) || null;
}

async function fetchPlayers({ http, t, log }: GameServices): Promise<readonly unknown[]> {
  try {
    return await fetchList(http, '/api/players?limit=30');
  } catch (cause) {
    log('The players of the connect game did not load', cause);
    throw new DealProblem(t('playersLoadError'), { title: t('error'), cause });
  }
}

/** Returns players with a career and without duplicate ids or names, because equal names would be indistinguishable. */
function deckOf(players: readonly unknown[]): ConnectPlayer[] {
  const spellings = new Map<string, Club>();
  const deck = new Map<string, ConnectPlayer>();
  for (const { id, name, photo, career: spells } of readPlayers(players)) {
    const career = clubsOf(spells, spellings);
    const known = deck.has(fold(name)) || [...deck.values()].some((other) => other.id === id);
    if (career.length > 0 && !known) deck.set(fold(name), { id, name, photo, career });
  }
  return [...deck.values()];
}

function clubsOf(career: PlayerSummary['career'], spellings: Map<string, Club>): Club[] {
  const clubs = new Set<Club>();
  for (const { team, teamLogo } of career) {
    const club = spellings.get(fold(team)) ?? { name: team, logo: teamLogo };
    spellings.set(fold(team), club);
    clubs.add(club);
  }
  return [...clubs];
}
