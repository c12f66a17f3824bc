import type { ToastRequest, Translate } from '@soccer-legends/game-sdk';
import { useServices, useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newsOf, type News } from '../rules/news.ts';
import type { GridRefusal } from '../rules/modes.ts';
import type { PlayerGridMove, PlayerGridState } from '../rules/state.ts';
import { useCellNames, type CellNames } from './use-cell-names.ts';

/** Plays a move. Returns why it was rejected; undefined if accepted. */
export type Play = GameViewProps<PlayerGridState, PlayerGridMove, GridRefusal>['play'];

/**
 * Returns the message about the latest move, a function that replaces it, and one that plays moves. Verdicts and
 * rejected moves are announced by their toast instead.
 */
export function useMessage(state: PlayerGridState, play: Play) {
  const { puzzle } = state;
  const t = useTexts();
  const { toast, announce } = useServices();
  const namesOf = useCellNames(puzzle);
  const [said, setSaid] = useState<string>();
  const news = newsOf(state);
  const nameOf = (id: number) => puzzle.players.find((player) => player.id === id)?.name ?? '';
  const message = news ? messageFor(news, t, nameOf, namesOf) : undefined;
  const publish = useEffectEvent(() => {
    if (message?.verdict) toast(message.verdict);
    if (message) announce(message.text, message.isUrgent ? 'assertive' : undefined);
  });
  // A resumed round does not repeat earlier announcements.
  const lastText = useRef(message?.text);

  useEffect(() => {
    if (lastText.current === message?.text) return;
    lastText.current = message?.text;
    publish();
  }, [message?.text]);

  return { message: said ?? message?.text, say, send };

  function send(move: PlayerGridMove): ReturnType<Play> {
    const refusal = play(move);
    setSaid(undefined);
    if (refusal === 'occupied') warn(t('playerGrid.cellOccupied'), t('playerGrid.chooseEmpty'));
    else if (refusal === 'incomplete') warn(t('playerGrid.incomplete'), t('playerGrid.fillAllCells'));
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

interface Message {
  text: string;
  isUrgent?: boolean;
  verdict?: ToastRequest;
}

function messageFor(news: News, t: Translate, nameOf: (player: number) => string, namesOf: CellNames): Message {
  switch (news.kind) {
    case 'placed': {
      const placed = t('playerGrid.placed', { name: nameOf(news.player), ...namesOf(news.cell) });
      return { text: `${placed} ${t('playerGrid.playersLeft', { count: news.left })}` };
    }
    case 'takenBack':
      return { text: t('playerGrid.canceled', { name: nameOf(news.player) }) };
    case 'unchanged':
      return { text: t('playerGrid.unchanged') };
    case 'won':
      return { text: t('playerGrid.allCorrect'), isUrgent: true };
    case 'lost':
      return { text: t('playerGrid.livesLeft', { count: 0 }), isUrgent: true };
    case 'wrong': {
      const title = t('playerGrid.incorrectPlacements');
      const description = t('playerGrid.livesLeft', { count: news.lives });
      const { wrong, total } = news;
      const verdict = t(news.returned ? 'playerGrid.wrongReturned' : 'playerGrid.wrongStay', { wrong, total });
      const toast: ToastRequest = { title, description, tone: 'destructive' };
      return { text: verdict, isUrgent: true, verdict: toast };
    }
  }
}
