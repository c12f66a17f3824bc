import type { Page } from '@playwright/test';
import type { GamePlayer } from '../players/game-player.ts';
import { boardIn, framedPlayer, runClockInSteps } from './board.ts';
import { begin, openWithPausedClock } from './game-visit.ts';
import { dealTheSame } from './same-deal.ts';

/** The addresses of the site whose games are trusted, and of the one whose games are sandboxed. */
export const TIERS = { trusted: 'SITE_URL', sandboxed: 'SANDBOX_URL' } as const;

/** A page in a round, and its board: the page itself or the frame in it. */
export interface Round {
  page: Page;
  board: Page;
}

/**
 * Begins a round of a game in a tier. Both tiers deal the same round.
 *
 * @param page must be the only page of its context, because all pages of a context share one clock
 */
export async function beginIn(tier: keyof typeof TIERS, page: Page, player: GamePlayer): Promise<Round> {
  await dealTheSame(page);
  const isFramed = tier === 'sandboxed';
  if (isFramed) runClockInSteps(page);
  const board = isFramed ? boardIn(page) : page;
  const visitor = isFramed ? framedPlayer(player, board) : player;
  await openWithPausedClock(page, { ...visitor, route: `${process.env[TIERS[tier]]}${player.route}` }, 'en');
  await begin(page, visitor, 'en', 'mouse');
  await board.locator('[data-board]').waitFor();
  await player.ready?.(board);
  return { page, board };
}
