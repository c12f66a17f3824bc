import type { CheckCode } from './catalogue.ts';

/** An error keeps a game from being published; a warning is for its authors to weigh. */
export type Severity = 'error' | 'warning';

/** One thing that was found, and where. */
export interface Finding {
  code: CheckCode;
  message: string;
  /** Relative to the game's folder, with forward slashes. */
  file?: string;
  /** From 1. */
  line?: number;
}
