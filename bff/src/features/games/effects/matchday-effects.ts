import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  dateOfMatchday,
  dealSeed,
  tokenOfMatchday,
  type DrawName,
  type MatchdayEffect,
} from '@soccer-legends/contracts';
import { SeededRandom } from '../../../platform/environment/seeded-random.ts';
import type { MatchdaySeeds } from '../../deals/deals.port.ts';
import type { Subject } from '../../people/people.port.ts';
import { MATCHDAY_DRAWS, type drawsFrom, type MatchdayDraw } from './matchday-draws.ts';

type Draws = ReturnType<typeof drawsFrom>;

interface ChangedPerson extends Subject {
  name: string;
}

/** A stored draw. */
export interface Dealt {
  token: string;
  draw: string;
  value: unknown;
}

/** The changed people, and the draws before and after the change. */
export interface MatchdayEffectsRequest {
  people: readonly ChangedPerson[];
  matchdays: MatchdaySeeds;
  /** The stored draws of all these matchdays. */
  dealt: readonly Dealt[];
  before: Draws;
  after: Draws;
  /** Whether a deal that was proven to have one solution no longer is. */
  losesProof(dealt: Dealt): boolean;
  /** Returns the keys of the games that fetch one of these draws. */
  gamesWith(draws: readonly DrawName[]): string[];
}

/**
 * Returns the affected matchdays: games whose draw changes, whose stored draw contains one of the people, or whose stored
 * puzzle loses its proof of one solution. Other requests run between the draws, because some take tens of milliseconds.
 */
export async function matchdayEffects({ matchdays, ...request }: MatchdayEffectsRequest): Promise<MatchdayEffect[]> {
  const effects: MatchdayEffect[] = [];
  for (const [matchday, seed] of matchdays) {
    effects.push(await effectOn(matchday, seed, request));
  }
  return effects.filter(({ changes, keeps, unproven }) => changes.length + keeps.length + unproven.length > 0);
}

async function effectOn(
  matchday: number,
  seed: string,
  { people, dealt, before, after, losesProof, gamesWith }: Omit<MatchdayEffectsRequest, 'matchdays'>,
): Promise<MatchdayEffect> {
  const token = tokenOfMatchday(matchday);
  const own = new Map(dealt.filter((deal) => deal.token === token).map((deal) => [deal.draw, deal]));
  // The careers of players and coaches contain the names of clubs.
  const draws = MATCHDAY_DRAWS.filter((draw) => people.some(({ kind }) => kind === 'club' || kind === draw.kind));
  const drawn = (all: Draws, name: string): string =>
    JSON.stringify(all[name]!(new SeededRandom(dealSeed(seed, name)))) ?? '';
  const changed = new Set<string>();
  for (const { name } of draws) {
    await nextTurn();
    if (!own.has(name) && drawn(before, name) !== drawn(after, name)) changed.add(name);
  }
  const isKept = ({ name }: MatchdayDraw): boolean => people.some((person) => mentions(own.get(name)?.value, person));
  const isUnproven = ({ name }: MatchdayDraw): boolean => own.has(name) && losesProof(own.get(name)!);
  const gamesOf = (suits: (draw: MatchdayDraw) => boolean): string[] =>
    gamesWith(draws.filter(suits).map(({ draw }) => draw));
  return {
    matchday,
    date: dateOfMatchday(matchday),
    changes: gamesOf(({ name }) => changed.has(name)),
    keeps: gamesOf(isKept),
    unproven: gamesOf(isUnproven),
  };
}

/** Whether a deal contains a person or names a club. Words contain the names of players, all other deals their ids. */
function mentions(deal: unknown, { kind, id, name }: ChangedPerson): boolean {
  if (kind === 'club') return (JSON.stringify(deal) ?? '').includes(JSON.stringify(name));
  const { players = deal } = (deal ?? {}) as { players?: unknown };
  if (!Array.isArray(players)) return false;
  return (players as { id?: number; fullName?: string }[]).some((one) => one.id === id || one.fullName === name);
}
