import type { Translate } from '@soccer-legends/game-sdk';
import { useNews, usePlatform, useTexts, type Platform } from '@soccer-legends/game-sdk/react';
import type { CareerState } from '../rules/state.ts';
import { whyWrong } from '../rules/why-wrong.ts';
import type { LineupPlayer } from './use-lineup.ts';
import type { Reveal } from './use-reveal.ts';

export interface Words {
  t: Translate;
  nationName: Platform['nationName'];
  clubName: Platform['clubName'];
}

function roundMessage({ round, card }: CareerState, { t, nationName }: Words): string {
  return [
    t('round.spoken', { round }),
    t('clues.spokenCountry', { country: nationName(card.nation, card.country) }),
    t('clues.spokenClubs', { count: card.career.length }),
  ].join(' ');
}

/** Returns the verdict, with the reason of a wrong one; undefined until the players have loaded. */
function verdictMessage({ isCorrect, asked, chosen, differs }: Reveal, words: Words): string | undefined {
  const { t } = words;
  if (!asked || (differs && !chosen)) return undefined;
  if (isCorrect) return `${t('verdict.correct')} ${asked.name}.`;
  const wrong = `${t('verdict.wrong', { name: asked.name })}.`;
  const reason = chosen && reasonOf(asked, chosen, words);
  return reason ? `${wrong} ${reason}` : wrong;
}

/** Returns why a chosen player was wrong; undefined if the known facts are the same or a player failed to load. */
export function reasonOf(
  asked: LineupPlayer,
  chosen: LineupPlayer,
  { t, nationName, clubName }: Words,
): string | undefined {
  if (asked.career.length === 0 || chosen.career.length === 0) return undefined;
  const difference = whyWrong(asked, chosen);
  const { name } = chosen;
  switch (difference?.kind) {
    case 'nation': {
      const [right, wrong] = [asked, chosen].map(({ nation, country }) => nationName(nation, country));
      return t('why.nation', { name, wrong: wrong!, right: right! });
    }
    case 'missingClub':
      return t('why.missingClub', { name, club: clubName(difference.club) });
    case 'otherClub':
      return t('why.otherClub', { name, club: clubName(difference.club) });
    case undefined:
      return undefined;
  }
}

/** Returns the current verdict. Announces it, and then the clues of the next round. */
export function useMessage(state: CareerState, reveal: Reveal | undefined): string | undefined {
  const { nationName, clubName } = usePlatform();
  const words = { t: useTexts(), nationName, clubName };
  const verdict = reveal && verdictMessage(reveal, words);
  const sound = reveal && (reveal.isCorrect ? 'right' : 'wrong');
  useNews({ text: reveal ? verdict : roundMessage(state, words), urgent: reveal?.isCorrect === false, sound });
  return verdict;
}
