import type { Mark } from '../rules/marks.ts';

/** The signs that repeat the color of a tile or key. */
export const MARK_SIGN: Readonly<Record<Mark, string>> = { correct: '✓', present: '↔', absent: '' };
