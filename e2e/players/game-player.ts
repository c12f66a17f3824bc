import type { Language } from '@soccer-legends/contracts';
import type { Page } from '@playwright/test';
import type { ExpectedResults } from '../site/game-visit.ts';
import type { Player } from './player.ts';

/** What a game must not show before the answer. */
interface Secret {
  /** Returns texts that would reveal an answer. */
  texts(page: Page): Promise<string[]>;
  /** Selectors of elements that may contain such texts: the names to choose from. */
  except?: string;
  /** Number of questions to check; default 1. */
  questions?: number;
  /** Goes from a question to what is asked, if the game shows it only then. */
  reveal?(page: Page): Promise<void>;
}

type Ending = Omit<ExpectedResults, 'player' | 'won' | 'color'>;
type TwoLanguages = readonly [Language, Language];

/** The player of a game, and what the tests of all games expect of that game. */
export interface GamePlayer extends Player {
  /** Each input method plays in two languages, so that a game is played in all six. */
  languages: Readonly<Record<'mouse' | 'keyboard' | 'touch', TwoLanguages>>;
  results: {
    /** Background of the results' header. */
    color: string;
    win: Ending;
    loss: Ending;
    /** Rows of the history after a win and after a loss, if the game has one. */
    history?: readonly [won: number, lost: number];
  };
  secret: Secret;
}
