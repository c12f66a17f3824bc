import type { ToastRequest, Translate } from '@soccer-legends/game-sdk';
import { useServices, useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newsOf, type News } from '../rules/news.ts';
import { GROUP_SIZE, type GroupText } from '../rules/puzzle.ts';
import type { FootballConnectionsMove, FootballConnectionsRefusal, FootballConnectionsState } from '../rules/state.ts';
import { useGroupText } from './group-text.ts';
import { useReveals } from './use-reveals.ts';

/** Plays a move. Returns why it was rejected; undefined if accepted. */
export type Play = GameViewProps<FootballConnectionsState, FootballConnectionsMove, FootballConnectionsRefusal>['play'];

/**
 * Returns the message about the latest move, and a function that plays moves and explains rejected ones. The message
 * adds to a verdict, which is announced by its toast.
 */
export function useMessage(state: FootballConnectionsState, play: Play) {
  const t = useTexts();
  const { toast, announce } = useServices();
  const textOf = useGroupText();
  const [refused, setRefused] = useState<string>();
  const news = newsOf(state);
  const message = (news && messageFor(news, t, textOf)) ?? {};
  const publish = useEffectEvent(() => {
    const { announced, verdict } = message;
    if (announced !== undefined) announce(announced, verdict && 'assertive');
    if (verdict) toast(verdict);
  });
  const event = message.announced ?? message.verdict?.description;
  // A resumed round does not repeat earlier announcements.
  const lastEvent = useRef(news?.kind === 'task' ? undefined : event);
  useReveals(state);

  useEffect(() => {
    if (lastEvent.current === event) return;
    lastEvent.current = event;
    publish();
  }, [event]);

  return { message: refused ?? message.shown, send };

  function send(move: FootballConnectionsMove): ReturnType<Play> {
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

interface Message {
  shown?: string | undefined;
  announced?: string;
  verdict?: ToastRequest;
}

function messageFor(news: News, t: Translate, textOf: (text: GroupText) => string): Message {
  switch (news.kind) {
    case 'task':
      return { shown: t('cards.task'), announced: t('cards.task') };
    case 'selection': {
      const tried = news.tried ? t('check.tried') : undefined;
      const selected = t('cards.selected', { selected: news.selected, total: GROUP_SIZE });
      return { shown: tried, announced: [selected, tried].filter(Boolean).join(' ') };
    }
    case 'found':
      // No text besides the toast, because the board shows the group.
      return {
        verdict: { title: t('verdict.correct'), description: textOf(news.group.name), tone: 'success' },
      };
    case 'mistake': {
      const isLast = news.left === 0;
      const near = news.oneAway ? t('verdict.oneAway') : undefined;
      const left = isLast ? t('verdict.lost') : t('verdict.left', { count: news.left });
      const text = [near, left].filter(Boolean).join(' ');
      const advice = isLast ? {} : { description: t('verdict.tryAnother') };
      return {
        shown: text,
        announced: text,
        verdict: { title: t('verdict.incorrect'), ...advice, tone: 'destructive' },
      };
    }
    case 'tried':
      return { shown: t('check.tried'), announced: t('check.tried') };
    case 'hint':
      // The description stays on the board, so it is only announced.
      return { announced: t('hint.text', { description: textOf(news.group.description) }) };
    case 'lost':
    case 'gaveUp':
      return { shown: t(`verdict.${news.kind}`) };
  }
}
