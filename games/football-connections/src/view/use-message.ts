import type { ToastRequest, Translate } from '@soccer-legends/game-sdk';
import { useServices, useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { useEffect, useRef, useState } from 'react';
import { newsOf, type News } from '../rules/news.ts';
import { GROUP_SIZE, type GroupText } from '../rules/puzzle.ts';
import type { FootballConnectionsMove, FootballConnectionsRefusal, FootballConnectionsState } from '../rules/state.ts';
import { useGroupText } from './group-text.ts';
import { useReveals } from './use-reveals.ts';

type Play = GameViewProps<FootballConnectionsState, FootballConnectionsMove, FootballConnectionsRefusal>['play'];

/**
 * Sends moves and returns the message about the latest move. The message is shown until the next move and announced; a
 * verdict also gets a toast.
 */
export function useMessage(state: FootballConnectionsState, play: Play) {
  const t = useTexts();
  const { toast, announce } = useServices();
  const textOf = useGroupText();
  const [refused, setRefused] = useState<string>();
  const news = newsOf(state);
  const message = (news && messageFor(news, t, textOf)) ?? {};
  const latest = useRef(message);
  latest.current = message;
  // A resumed round does not repeat earlier announcements.
  const lastAnnounced = useRef(message.announced);
  useReveals(state);

  useEffect(() => {
    if (lastAnnounced.current === message.announced) return;
    lastAnnounced.current = message.announced;
    const { announced, verdict } = latest.current;
    if (announced !== undefined) announce(announced, verdict && 'assertive');
    if (verdict) toast(verdict);
  }, [announce, message.announced, toast]);

  return { message: refused ?? message.shown, send };

  function send(move: FootballConnectionsMove): ReturnType<Play> {
    const refusal = play(move);
    setRefused(undefined);
    if (refusal === 'notFour') {
      toast({ title: t('check.invalid'), description: t('check.notFour'), tone: 'destructive' });
      refuse(t('check.notFour'), 'assertive');
    } else if (refusal === 'fourSelected') refuse(t('check.fourSelected'));
    return refusal;
  }

  function refuse(text: string, urgency?: 'assertive'): void {
    setRefused(text);
    announce(text, urgency);
  }
}

interface Message {
  shown?: string | undefined;
  announced?: string;
  verdict?: ToastRequest;
}

function messageFor(news: News, t: Translate, textOf: (text: GroupText) => string): Message {
  switch (news.kind) {
    case 'selection': {
      const tried = news.tried ? t('check.tried') : undefined;
      const selected = t('cards.selected', { selected: news.selected, total: GROUP_SIZE });
      return { shown: tried, announced: [selected, tried].filter(Boolean).join(' ') };
    }
    case 'found': {
      const name = textOf(news.group.name);
      return urgently(`${t('verdict.correct')} ${name}`, {
        title: t('verdict.correct'),
        description: name,
        tone: 'success',
      });
    }
    case 'mistake': {
      const near = news.oneAway ? t('verdict.oneAway') : undefined;
      const text = [t('verdict.incorrect'), near, t('verdict.left', { count: news.left })].filter(Boolean).join(' ');
      return urgently(text, {
        title: t('verdict.incorrect'),
        description: t('verdict.tryAnother'),
        tone: 'destructive',
      });
    }
    case 'tried':
      return { shown: t('check.tried'), announced: t('check.tried') };
    case 'hint':
      // The description stays on the board.
      return { announced: t('hint.text', { description: textOf(news.group.description) }) };
    case 'lost':
    case 'gaveUp':
      return { shown: t(`verdict.${news.kind}`) };
  }
}

function urgently(text: string, verdict: ToastRequest): Message {
  return { shown: text, announced: text, verdict };
}
