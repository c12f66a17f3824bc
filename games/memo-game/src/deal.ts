import {
  createRandom,
  DealProblem,
  fetchPicturedPlayers,
  restedItems,
  type DealContext,
  type GameServices,
  type PicturedPlayer,
} from '@soccer-legends/game-sdk';
import { drawPlayers, PAIRS } from './rules/draw-players.ts';
import type { MemoDeal } from './rules/state.ts';

/** Choices of the intro: `none`, or a number of seconds. */
export const TIMES = ['none', '60', '120'] as const;

/** Enough to find eight players whose stickers differ. */
const ENOUGH = 5 * PAIRS;

/**
 * Returns eight players with something in common, those of recent rounds only if needed. Throws a `DealProblem` with a
 * toast if there are fewer, or if the call fails.
 */
export async function dealMemoGame({ options, services, seed, recent }: DealContext): Promise<MemoDeal> {
  const rested = restedItems(await playersFor(services), { recent, keyOf: ({ id }) => id, atLeast: ENOUGH });
  const { players, theme } = drawPlayers(rested, createRandom(seed));
  if (players.length < PAIRS) throw problem('notEnough', services);
  const seconds = Number(options['time']);
  return { players, theme, limitMs: seconds > 0 ? seconds * 1000 : null };
}

async function playersFor(services: GameServices): Promise<PicturedPlayer[]> {
  try {
    return await fetchPicturedPlayers(services.http);
  } catch (cause) {
    services.log('The players of the memo game did not load', cause);
    throw problem('notLoaded', services, cause);
  }
}

function problem(what: 'notEnough' | 'notLoaded', { t }: GameServices, cause?: unknown): DealProblem {
  return new DealProblem(t(`${what}.text`), { title: t(`${what}.title`), cause });
}
