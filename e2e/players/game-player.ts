import type { Language } from '@soccer-legends/contracts';
import type { Page } from '@playwright/test';
import type { ExpectedResults } from '../site/game-visit.ts';
import type { Player } from './player.ts';

/** What a game must not reveal before the answer. */
interface Secret {
  /** Returns texts that would reveal an answer. */
  texts(page: Page): Promise<string[]>;
  /** Selectors of elements that may contain such texts, such as the names to choose from. */
  except?: string;
  /** Number of questions to check; 1 by default. */
  questions?: number;
  /** Continues from a question to its subject, if the game does not show it at once. */
  reveal?(page: Page): Promise<void>;
}

type Ending = Omit<ExpectedResults, 'player' | 'won' | 'color'>;
type TwoLanguages = readonly [Language, Language];

/** The simulated player of a game, and what the tests of all games expect of that game. */
export interface GamePlayer extends Player {
  /** Each input method plays in two languages, so that a game is played in all six. */
  languages: Readonly<Record<'mouse' | 'keyboard' | 'touch', TwoLanguages>>;
  results: {
    /** Background color of the results' header. */
    color: string;
    win: Ending;
    loss: Ending;
    /** Number of history rows after a win and after a loss, if the game has a history. */
    history?: readonly [won: number, lost: number];
  };
  secret: Secret;
}
