import type { CheckCode } from './checks.ts';

/** An error prevents publishing; a warning does not. */
export type Severity = 'error' | 'warning';

/** A problem and its location. */
export interface Finding {
  code: CheckCode;
  message: string;
  /** Relative to the game's folder, with forward slashes. */
  file?: string;
  /** Counts from 1. */
  line?: number;
}
