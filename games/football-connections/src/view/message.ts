import type { Translate } from '@soccer-legends/game-sdk';
import type { News } from '@soccer-legends/game-sdk/react';
import { mistakesIn, wasTried } from '../rules/checks.ts';
import { isWon, MISTAKES } from '../rules/football-connections.ts';
import { GROUP_SIZE, type GroupText } from '../rules/puzzle.ts';
import { hintOnShow, type ConnectionsState } from '../rules/state.ts';

/** What the page tells, and the text that it shows as long as the message lasts. */
export interface Message extends Partial<News> {
  shown?: string | undefined;
}

export interface Words {
  t: Translate;
  textOf(text: GroupText): string;
}

/** Returns the message at the start, after the player's latest move, or at the end; empty if nothing is new. */
export function messageOf(state: ConnectionsState, words: Words): Message {
  const { checks, selected, awaitsConfirmation, latest, gaveUp, stage } = state;
  const { t, textOf } = words;
  if (stage !== 'choosing' && stage !== 'checking' && !isWon(state)) {
    return { shown: t(gaveUp ? 'verdict.gaveUp' : 'verdict.lost') };
  }
  if (awaitsConfirmation) return { shown: t('check.tried'), text: t('check.tried') };
  switch (latest) {
    case 'toggle': {
      const tried = wasTried(selected, checks) ? t('check.tried') : undefined;
      const count = t('cards.selected', { selected: selected.length, total: GROUP_SIZE });
      return { shown: tried, text: [count, tried].filter(Boolean).join(' '), sound: 'pick' };
    }
    case 'check':
      return verdictOf(state, words);
    case 'hint': {
      // The description stays on the board, so it is only announced.
      const group = hintOnShow(state);
      return group ? { text: t('hint.text', { description: textOf(group.description) }) } : {};
    }
    case null:
      // A resumed round repeats the task, but no other news.
      if (checks.length > 0 || selected.length > 0) return {};
      return { shown: t('cards.task'), text: t('cards.task'), known: false };
  }
}

function verdictOf({ puzzle, checks, announcesOneAway }: ConnectionsState, { t, textOf }: Words): Message {
  const check = checks.at(-1);
  const group = puzzle.groups.find(({ id }) => id === check?.group);
  // No text besides the toast, because the board shows the group.
  if (group) {
    return { sound: 'right', toast: { title: t('verdict.correct'), description: textOf(group.name), tone: 'success' } };
  }
  const count = MISTAKES - mistakesIn(checks);
  const near = check?.oneAway && announcesOneAway ? [t('verdict.oneAway')] : [];
  const text = [...near, count === 0 ? t('verdict.lost') : t('verdict.left', { count })].join(' ');
  const advice = count > 0 && { description: t('verdict.tryAnother') };
  const toast = { title: t('verdict.incorrect'), ...advice, tone: 'destructive' } as const;
  return { shown: text, text, urgent: true, sound: 'wrong', toast };
}
