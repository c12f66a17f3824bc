import type { Language } from '@soccer-legends/contracts';
import type { Page } from '@playwright/test';

/** The input method of a simulated player. `doubleClick` presses twice if a game must count one press. */
export type InputMethod = 'mouse' | 'keyboard' | 'touch' | 'doubleClick';

interface AnswerOptions {
  right: boolean;
  input: InputMethod;
  language: Language;
}

/**
 * A simulated player who knows the answers of a game: from server responses, from the saved game, and from what the page
 * shows.
 */
export interface Player {
  key: string;
  route: string;
  /** Key of the start button's text, if it is not the shell's; null if the game starts without a button. */
  startText?: string | null;
  /** Key of the game's own label of "9/10" on the results screen, if it has one. */
  roundsLabel?: string;
  /** Key of the text of the option to select before the start. */
  option?: string;
  /** Goes from the start of a game to its first question. */
  begin?(page: Page, input: InputMethod): Promise<void>;
  /** Answers a question, in one or several steps. Afterwards the game shows feedback. */
  answer(page: Page, answering: AnswerOptions): Promise<void>;
  /** Moves from a question to its search box and types a text, if the game has a search box. */
  search?(page: Page, text: string, language: Language): Promise<void>;
  /** Whether a round allows only one answer. */
  endsWithAnswer?: true;
  /** Maximum duration of the feedback. */
  feedbackMs: number;
  /** Duration of the game's end after the last feedback. */
  endingMs?: number;
  /** Number of player moves in one answer. */
  movesOfAnswer: number;
  /** Selector of the element that is clicked during the feedback. */
  clickedDuringFeedback: string;
  /** Override the way to lose or win, if answering alone does not end the game. */
  lose?(page: Page, answering: AnswerOptions): Promise<void>;
  win?(page: Page, answering: AnswerOptions): Promise<void>;
}
