import type { Mark } from '../rules/marks.ts';

/** Symbols that repeat the color of a tile or key. */
export const MARK_SIGN: Readonly<Record<Mark, string>> = { correct: '✓', present: '↔', absent: '' };
