import { useServices, useTexts } from '@soccer-legends/game-sdk/react';
import { useEffect, useRef } from 'react';
import { isRight, pairsOf, type ConnectState } from '../rules/connect-state.ts';
import { clashesAmong } from '../rules/pair.ts';
import { isAchievement } from '../rules/points.ts';
import { achievementNews, endingLines, newsOf, selectionNews } from './news.ts';

/** Announces and toasts each event once; events before a resume are not repeated. */
export function useNews(state: ConnectState): void {
  const t = useTexts();
  const { announce, toast, log } = useServices();
  const selection = state.ending ? undefined : selectionNews(state, t);
  const news = newsOf(state, t);
  const step = `${state.attempts.length} ${state.ending}`;
  const told = useRef(step);

  useEffect(() => {
    if (selection !== undefined) announce(selection);
  }, [announce, selection]);

  useEffect(() => {
    if (told.current === step) return;
    told.current = step;
    const { attempts, ending } = state;
    const last = attempts.at(-1);
    const pairs = pairsOf(state);
    const right = last !== undefined && isRight(last) && ending !== 'timeOver';
    announce(news, right ? 'polite' : 'assertive');
    if (ending === 'timeOver' || ending === 'noLives') {
      const [title = '', description] = endingLines(state, t);
      toast({ title, tone: 'destructive', ...(description === undefined ? {} : { description }) });
    } else if (right && isAchievement(pairs)) {
      toast({ title: t('achievement.title'), description: achievementNews(pairs, t), tone: 'success' });
    }
  }, [announce, news, state, step, t, toast]);

  const clashes = clashesAmong(state.slots.filter((slot) => slot !== null));
  useEffect(() => {
    if (clashes > 0)
      log(`${clashes} clubs on show are right for a second player: too few players are left to choose from`);
  }, [clashes, log]);
}
