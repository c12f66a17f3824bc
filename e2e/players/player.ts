import type { Language } from '@soccer-legends/contracts';
import type { Page } from '@playwright/test';

/** Input method of a simulated player. `doubleClick` presses twice where a game must count one press. */
export type InputMethod = 'mouse' | 'keyboard' | 'touch' | 'doubleClick';

interface AnswerOptions {
  right: boolean;
  input: InputMethod;
  language: Language;
}

/** A simulated player who knows a game's answers from server responses, the saved game and the page. */
export interface Player {
  key: string;
  route: string;
  /** Text key of the start button, if it is not the shell's; null if the game starts without a button. */
  startText?: string | null;
  /** Text key of the game's own label for "9/10" on the results screen, if any. */
  roundsLabel?: string;
  /** Text key of the option to select before the start. */
  option?: string;
  /** Continues from the start of a game to its first question. */
  begin?(page: Page, input: InputMethod): Promise<void>;
  /** Waits until the question accepts an answer. Only for games whose questions wait for pictures. */
  ready?(page: Page): Promise<void>;
  /** Answers a question in one or several steps. Afterwards, the game shows feedback. */
  answer(page: Page, answering: AnswerOptions): Promise<void>;
  /** Continues from a question to its search box and types a text, if the game has a search box. */
  search?(page: Page, text: string, language: Language): Promise<void>;
  /** Whether a round allows only one answer. */
  endsWithAnswer?: true;
  /** Maximum duration of the feedback. */
  feedbackMs: number;
  /** Duration between the last feedback and the results. */
  endingMs?: number;
  /** Number of the player's moves in one answer. */
  movesOfAnswer: number;
  /** Selector of the element that is clicked during the feedback. */
  clickedDuringFeedback: string;
  /** Loses or wins in another way, if answering alone does not end the game. */
  lose?(page: Page, answering: AnswerOptions): Promise<void>;
  win?(page: Page, answering: AnswerOptions): Promise<void>;
}
