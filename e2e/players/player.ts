import type { Language } from '@soccer-legends/contracts';
import type { Page } from '@playwright/test';

/** How somebody plays; `haste` presses twice where it counts. */
export type Hand = 'mouse' | 'keyboard' | 'haste';

interface Answering {
  right: boolean;
  hand: Hand;
  language: Language;
}

/**
 * Somebody who knows the answers of a game: from what the server said and what is kept for a reload, and from what
 * anybody sees on the page, but never from anything that a page should not tell.
 */
export interface Player {
  key: string;
  route: string;
  /** The start button's text among the game's own, where it is not the usual one; null where the game just begins. */
  startText?: string | null;
  /** The option to choose before, among the game's own texts. */
  option?: string;
  /** Leads from the start of a game to its first question. */
  begin?(page: Page, hand: Hand): Promise<void>;
  /** Answers what is asked, in one step or several; what it led to is then on show. */
  answer(page: Page, answering: Answering): Promise<void>;
  /** How long that is on show, at most. */
  pauseMs: number;
  /** How long the end of a game goes on after that, where it does. */
  epilogueMs?: number;
  /** Moves of the player's own that one answer is. */
  movesOfAnswer: number;
  /** What a hasty finger hits while an answer is on show. */
  hit: string;
  /** Loses where wrong answers do not lose, or ends where right ones do not win. */
  lose?(page: Page, answering: Answering): Promise<void>;
  win?(page: Page, answering: Answering): Promise<void>;
}
