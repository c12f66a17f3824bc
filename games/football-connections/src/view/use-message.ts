import type { ToastRequest, Translate } from '@soccer-legends/game-sdk';
import { useServices, useTexts } from '@soccer-legends/game-sdk/react';
import { useEffect, useRef, useState } from 'react';
import { newsOf, type News } from '../rules/news.ts';
import { GROUP_SIZE, type GroupText } from '../rules/puzzle.ts';
import type { FootballConnectionsMove, FootballConnectionsState } from '../rules/state.ts';
import { useGroupText } from './group-text.ts';
import { useReveals } from './use-reveals.ts';

/** Sends moves and returns the message about the latest: shown until the next move, announced, and toasted if it is a verdict. */
export function useMessage(
  state: FootballConnectionsState,
  play: (move: FootballConnectionsMove) => string | undefined,
) {
  const t = useTexts();
  const { toast, announce } = useServices();
  const textOf = useGroupText();
  const [refused, setRefused] = useState<string>();
  const news = newsOf(state);
  const telling = (news && tell(news, t, textOf)) ?? {};
  const latest = useRef(telling);
  latest.current = telling;
  // A resumed round does not repeat what was said before.
  const told = useRef(telling.announced);
  useReveals(state);

  useEffect(() => {
    if (told.current === telling.announced) return;
    told.current = telling.announced;
    const { announced, verdict } = latest.current;
    if (announced !== undefined) announce(announced, verdict && 'assertive');
    if (verdict) toast(verdict);
  }, [announce, telling.announced, toast]);

  return { message: refused ?? telling.shown, send };

  function send(move: FootballConnectionsMove): string | undefined {
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

interface Telling {
  shown?: string | undefined;
  announced?: string;
  verdict?: ToastRequest;
}

function tell(news: News, t: Translate, textOf: (text: GroupText) => string): Telling {
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

function urgently(text: string, verdict: ToastRequest): Telling {
  return { shown: text, announced: text, verdict };
}
