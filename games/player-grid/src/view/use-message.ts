import { useNews, useServices, useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import type { GridRefusal } from '../rules/modes.ts';
import type { PlayerGridMove, PlayerGridState } from '../rules/state.ts';
import { messageOf } from './message.ts';
import { useCellNames } from './use-cell-names.ts';

/** Plays a move. Returns why it was rejected; undefined if accepted. */
export type Play = GameViewProps<PlayerGridState, PlayerGridMove, GridRefusal>['play'];

/**
 * Returns the message about the latest move, a function that replaces it, and one that plays moves. Verdicts and
 * rejected moves are announced by their toast instead.
 */
export function useMessage(state: PlayerGridState, play: Play) {
  const t = useTexts();
  const { toast, announce } = useServices();
  const [said, setSaid] = useState<string>();
  const message = messageOf(state, { t, namesOf: useCellNames(state.puzzle) });
  useNews({ text: undefined, ...message, known: true });

  return { message: said ?? message?.text, say, send };

  function send(move: PlayerGridMove): ReturnType<Play> {
    const refusal = play(move);
    setSaid(undefined);
    if (refusal === 'occupied') warn(t('cellOccupied'), t('chooseEmpty'));
    else if (refusal === 'incomplete') warn(t('incomplete'), t('fillAllCells'));
    return refusal;
  }

  function warn(title: string, description: string): void {
    toast({ title, description, tone: 'destructive' });
  }

  function say(text: string): void {
    setSaid(text);
    announce(text);
  }
}
