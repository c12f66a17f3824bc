import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  dateOfMatchday,
  dealSeed,
  openMatchdays,
  tokenOfMatchday,
  type DrawName,
  type GameEffects,
  type MatchdayEffect,
} from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/environment/clock.ts';
import { SeededRandom } from '../../../platform/environment/random-source.ts';
import { type Dealt, FrozenDraws, type MatchdaySeeds } from '../../deals/deals.port.ts';
import { gameEffects } from '../../people/people.port.ts';
import { Registry } from '../../plugins/plugins.port.ts';
import type { drawsFrom, MatchdayDraw } from './matchday-draws.ts';

const DAYS_AHEAD = 7;

type Draws = ReturnType<typeof drawsFrom>;

/** A change of the catalogue that is not stored. */
export interface CatalogueChange {
  before: Draws;
  after: Draws;
  draws: readonly MatchdayDraw[];
  /** The draws in which the changed people could appear before or after the change. */
  drawn: { before: readonly DrawName[]; after: readonly DrawName[] };
  /** Whether a stored draw contains what was changed. It keeps the former facts. */
  isIn(value: unknown): boolean;
  /** Whether a stored draw that was proven to have one solution no longer is. */
  losesProof(dealt: Dealt): boolean;
}

/** Predicts what a change of the catalogue does to the games and to the next matchdays. Writes nothing. */
@Injectable()
export class EffectsOnGames {
  constructor(
    private readonly draws: FrozenDraws,
    private readonly registry: Registry,
    private readonly clock: Clock,
  ) {}

  async of(change: CatalogueChange): Promise<GameEffects> {
    const matchdays = await this.seedsAhead();
    const dealt = await this.draws.dealtBy([...matchdays.keys()].map(tokenOfMatchday));
    const gamesWith = (draws: readonly DrawName[]): string[] => this.registry.gamesWith(draws);
    return {
      ...gameEffects(gamesWith(change.drawn.before), gamesWith(change.drawn.after)),
      matchdays: await matchdayEffects(change, { matchdays, dealt, gamesWith }),
    };
  }

  /** Returns the matchdays that are open somewhere, and those of the following week, with their seeds. */
  seedsAhead(): Promise<MatchdaySeeds> {
    const { earliest, latest } = openMatchdays(this.clock.now().getTime());
    return this.draws.seedsOf(Array.from({ length: latest - earliest + 1 + DAYS_AHEAD }, (_, day) => earliest + day));
  }
}

interface Matchdays {
  matchdays: MatchdaySeeds;
  /** The stored draws of all these matchdays. */
  dealt: readonly Dealt[];
  gamesWith(draws: readonly DrawName[]): string[];
}

/**
 * Returns the affected matchdays: games whose draw changes, whose stored draw contains what was changed, or whose stored
 * puzzle loses its proof of one solution. Other requests run between the draws, because some take tens of milliseconds.
 */
export async function matchdayEffects(change: CatalogueChange, days: Matchdays): Promise<MatchdayEffect[]> {
  const effects: MatchdayEffect[] = [];
  for (const [matchday, seed] of days.matchdays) effects.push(await effectOn(matchday, seed, change, days));
  return effects.filter(({ changes, keeps, unproven }) => changes.length + keeps.length + unproven.length > 0);
}

async function effectOn(
  matchday: number,
  seed: string,
  { draws, before, after, isIn, losesProof }: CatalogueChange,
  { dealt, gamesWith }: Matchdays,
): Promise<MatchdayEffect> {
  const token = tokenOfMatchday(matchday);
  const own = new Map(dealt.filter((deal) => deal.token === token).map((deal) => [deal.draw, deal]));
  const drawn = (all: Draws, name: string): string =>
    JSON.stringify(all[name]!(new SeededRandom(dealSeed(seed, name)))) ?? '';
  const changed = new Set<string>();
  for (const { name } of draws) {
    await nextTurn();
    if (!own.has(name) && drawn(before, name) !== drawn(after, name)) changed.add(name);
  }
  const gamesOf = (suits: (draw: string) => boolean): string[] =>
    gamesWith(draws.filter(({ name }) => suits(name)).map(({ draw }) => draw));
  return {
    matchday,
    date: dateOfMatchday(matchday),
    changes: gamesOf((name) => changed.has(name)),
    keeps: gamesOf((name) => isIn(own.get(name)?.value)),
    unproven: gamesOf((name) => own.has(name) && losesProof(own.get(name)!)),
  };
}
