import {
  DealProblem,
  fold,
  isRecord,
  isText,
  type DealContext,
  type GameServices,
  type Loose,
  type PlayerSummary,
} from '@soccer-legends/game-sdk';
import { SLOTS, type ConnectDeal } from './rules/connect-state.ts';
import type { Club, ConnectPlayer } from './rules/pair.ts';

/** Thirty players with their clubs, and the chosen timer. */
export async function dealConnect({ options, services }: DealContext): Promise<ConnectDeal> {
  const players = deckOf(await fetchPlayers(services));
  if (players.length < SLOTS) throw new DealProblem(services.t('notEnoughPlayers'));
  return { players, seconds: Number(options['timer']) || null };
}

async function fetchPlayers({ http, t, log }: GameServices): Promise<readonly unknown[]> {
  try {
    const players = await http.get<unknown>('/api/players?limit=30');
    if (!Array.isArray(players)) throw new TypeError('The players are not a list.');
    return players;
  } catch (cause) {
    log('No players for the connect game', cause);
    const description = t('playersLoadError');
    throw new DealProblem(description, { title: t('error'), description, tone: 'destructive', cause });
  }
}

/** Players with a career, none twice, and no two of one name: on the board nobody could tell them apart. */
function deckOf(players: readonly unknown[]): ConnectPlayer[] {
  const spellings = new Map<string, Club>();
  const deck = new Map<string, ConnectPlayer>();
  for (const player of players.filter(isPlayer)) {
    const { id, name, photo } = player;
    const career = clubsOf(player, spellings);
    const known = deck.has(fold(name)) || [...deck.values()].some((other) => other.id === id);
    if (career.length > 0 && !known) deck.set(fold(name), { id, name, photo, career });
  }
  return [...deck.values()];
}

/** The clubs of a career, each once, in the spelling in which the deck first names them. */
function clubsOf({ career }: PlayerSummary, spellings: Map<string, Club>): Club[] {
  const clubs = new Set<Club>();
  for (const { team, teamLogo } of career) {
    if (typeof team !== 'string' || fold(team) === '') continue;
    const club = spellings.get(fold(team)) ?? { name: team, logo: teamLogo ?? null };
    spellings.set(fold(team), club);
    clubs.add(club);
  }
  return [...clubs];
}

function isPlayer(value: unknown): value is PlayerSummary {
  if (!isRecord(value)) return false;
  const { id, name, photo, career }: Loose<PlayerSummary> = value;
  return (
    typeof id === 'number' &&
    isText(name) &&
    (photo === null || typeof photo === 'string') &&
    Array.isArray(career) &&
    career.every(isRecord)
  );
}
