import type { Translate } from '@soccer-legends/game-sdk';
import type { MemoState } from '../rules/state.ts';

/** Returns the status line for a state, and whether it is a verdict. */
export function messageOf({ phase, open, moves, matches, players }: MemoState, t: Translate) {
  if (phase === 'laying') return { text: t('line.laying'), verdict: false };
  if (phase === 'comparing') return { text: t('line.comparing'), verdict: false };
  if (open.length === 1) return { text: t('line.second'), verdict: false };
  if (moves === 0) return { text: t('line.start'), verdict: false };
  const found = matches.at(-1)?.move === moves;
  const values = { found: matches.length, total: players.length };
  return { text: found ? t('line.match', values) : t('line.noMatch'), verdict: true };
}
