import type { Language } from '@soccer-legends/contracts';
import type { Page } from '@playwright/test';
import type { Player } from '../players/player.ts';
import { begin, openWithPausedClock, untilUncovered } from './game-visit.ts';

/** The simulated players answer in a larger window, where they can reach all controls. */
export const ROOMY = { width: 1280, height: 900 };

/**
 * Calls `lookAt` in every phase of a game that waits for the player or shows a verdict.
 *
 * @param board the frame in which the game is played; by default the page itself
 */
export async function visitPhases(
  page: Page,
  player: Player,
  language: Language,
  lookAt: (phase: string) => Promise<void>,
  board = page,
): Promise<void> {
  const look = async (phase: string) => {
    await untilUncovered(page);
    await lookAt(phase);
  };
  const answering = { input: 'mouse', language } as const;
  await page.setViewportSize(ROOMY);
  await openWithPausedClock(page, player, language);
  if (player.startText !== null) await look('intro');
  await begin(page, player, language, 'mouse');
  await look('playing');
  await player.answer(board, { ...answering, right: false });
  await look('wrong answer');
  await page.clock.runFor(player.feedbackMs);
  await look('next question');
  if (player.endsWithAnswer) return;
  await player.answer(board, { ...answering, right: true });
  await look('right answer');
  if (!player.search) return;
  await page.clock.runFor(player.feedbackMs);
  await player.search(board, 'mar', language);
  await look('search open');
}
