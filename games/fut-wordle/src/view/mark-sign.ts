import type { Mark } from '../rules/marks.ts';

/** Says without colour what the colour of a tile or key says. */
export const MARK_SIGN: Readonly<Record<Mark, string>> = { correct: '✓', present: '↔', absent: '' };
