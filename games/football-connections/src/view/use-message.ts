import { useNews, useServices, useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import type { ConnectionsMove, ConnectionsRefusal, ConnectionsState } from '../rules/state.ts';
import { useGroupText } from './group-text.ts';
import { messageOf } from './message.ts';
import { namesOf } from './names-of.ts';

/** Plays a move. Returns why it was rejected; undefined if accepted. */
export type Play = GameViewProps<ConnectionsState, ConnectionsMove, ConnectionsRefusal>['play'];

/**
 * Returns the message about the latest move, and a function that plays moves and explains rejected ones. The message
 * adds to a verdict, which is announced by its toast.
 */
export function useMessage(state: ConnectionsState, play: Play) {
  const { puzzle, revealed } = state;
  const t = useTexts();
  const { toast, announce } = useServices();
  const textOf = useGroupText();
  const [refused, setRefused] = useState<string>();
  const { shown, text, ...news } = messageOf(state, { t, textOf });
  useNews({ known: true, text, event: text ?? news.toast?.description, ...news });

  // Announces each group that is revealed after a loss.
  const group = puzzle.groups.find(({ id }) => id === revealed.at(-1));
  const players = group && namesOf(group.players, puzzle.players);
  useNews({ text: group && players && t('verdict.reveal', { name: textOf(group.name), players }) });

  return { message: refused ?? shown, send };

  function send(move: ConnectionsMove): ReturnType<Play> {
    const refusal = play(move);
    setRefused(undefined);
    if (refusal === 'notFour') {
      toast({ title: t('check.invalid'), description: t('check.notFour'), tone: 'destructive' });
    } else if (refusal === 'fourSelected') {
      setRefused(t('check.fourSelected'));
      announce(t('check.fourSelected'));
    }
    return refusal;
  }
}
