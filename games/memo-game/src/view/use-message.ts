import type { Translate } from '@soccer-legends/game-sdk';
import { useNews, usePlatform, useTexts, type Platform } from '@soccer-legends/game-sdk/react';
import type { MemoState } from '../rules/state.ts';
import { whyNoMatch } from '../rules/why-no-match.ts';

interface Words {
  t: Translate;
  shared: Translate;
  nationName: Platform['nationName'];
  clubName: Platform['clubName'];
}

/** Returns the status line for a state, whether it is a verdict, and whether that is a match. */
function messageOf(state: MemoState, words: Words) {
  const { phase, open, moves, matches, players } = state;
  const { t } = words;
  const theme = themeText(state, words);
  if (phase === 'laying') return { text: theme ?? t('line.laying'), verdict: false };
  if (phase === 'comparing') return { text: t('line.comparing'), verdict: false };
  if (open.length === 1) return { text: t('line.second'), verdict: false };
  if (moves === 0) return { text: [theme, t('line.start')].filter(Boolean).join(' '), verdict: false };
  const values = { found: matches.length, total: players.length };
  const found = matches.at(-1)?.move === moves;
  return { text: found ? t('line.match', values) : noMatchText(state, words), verdict: true, found };
}

/** Returns what the players have in common; undefined if that is nothing. */
function themeText({ theme }: MemoState, { t, shared, nationName, clubName }: Words): string | undefined {
  switch (theme?.kind) {
    case 'nation':
      return t('line.theme', { theme: nationName(theme.nation, theme.country) });
    case 'club':
      return t('line.theme', { theme: clubName(theme.club) });
    case 'position':
      return t('line.theme', { theme: shared(`ui.position.${theme.position}`) });
    default:
      return undefined;
  }
}

function noMatchText(state: MemoState, { t, shared, nationName }: Words): string {
  const reason = whyNoMatch(state);
  if (reason === undefined || reason.kind === 'named') return t('line.noMatch');
  if (!('player' in reason)) return t(`line.${reason.kind}`);
  const { name, nation, country, position } = reason.player;
  const fact = reason.kind === 'nation' ? nationName(nation, country) : shared(`ui.positionInSentence.${position}`);
  return `${t('line.noMatch')} ${t('line.why', { name, fact })}`;
}

/** Returns the status line of the game. Verdicts are announced. */
export function useMessage(state: MemoState): string {
  const t = useTexts();
  const { t: shared, nationName, clubName } = usePlatform();
  const { text, verdict, found } = messageOf(state, { t, shared, nationName, clubName });
  // No sound for two different cards, which cost nothing.
  useNews({ text, sound: found ? 'right' : undefined, event: verdict ? `${state.moves} ${text}` : undefined });
  return text;
}
