import type { Translate } from '@soccer-legends/game-sdk';
import type { News } from '@soccer-legends/game-sdk/react';
import { nameIn } from '../rules/placements.ts';
import { isWon, livesLeft, playersLeft, wrongAtLastCheck, type PlayerGridState } from '../rules/state.ts';
import type { CellNames } from './use-cell-names.ts';

export interface Words {
  t: Translate;
  namesOf: CellNames;
}

/** Returns what the page tells about the latest move of a round; undefined for nothing. */
export function messageOf(state: PlayerGridState, { t, namesOf }: Words): News | undefined {
  const { puzzle, cells, placement, latest, returnsWrong } = state;
  if (latest === 'place' && placement) {
    const name = nameIn(puzzle, placement.player);
    const count = playersLeft(state).length;
    const placed = t('placed', { name, ...namesOf(placement.cell) });
    return { text: `${placed} ${t('playersLeft', { count })}`, sound: 'paste' };
  }
  if (latest !== 'check') return undefined;
  if (isWon(state)) return { text: t('allCorrect'), urgent: true, sound: 'right' };
  const count = livesLeft(state);
  if (count === 0) return { text: t('livesLeft', { count }), urgent: true, sound: 'wrong' };
  const values = { wrong: wrongAtLastCheck(state), total: cells.length };
  return {
    text: t(returnsWrong ? 'wrongReturned' : 'wrongStay', values),
    urgent: true,
    sound: 'wrong',
    toast: {
      title: t('incorrectPlacements'),
      description: t('livesLeft', { count }),
      tone: 'destructive',
    },
  };
}
