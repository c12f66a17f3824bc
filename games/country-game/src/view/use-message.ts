import { useNews, usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { askedCard, isRight, livesLeft } from '../rules/country-game.ts';
import type { CountryState } from '../rules/state.ts';

/** Returns the verdict on the last card until the next pick. Announces it, followed by the next question. */
export function useMessage(state: CountryState): string | undefined {
  const t = useTexts();
  const { nationName } = usePlatform();
  const { players, picks, shown } = state;
  const last = shown ?? picks.at(-1);
  const right = last !== undefined && isRight(last);
  const asked = players[askedCard(state)]!;
  const prompt = t('prompt', { country: nationName(asked.nation, asked.country) });

  const verdict = last && verdictOn(last.card);
  const question = shown ? undefined : last && !right ? `${t('lives', { lives: livesLeft(state) })} ${prompt}` : prompt;
  useNews({ text: question });
  useNews({
    text: shown ? verdict : undefined,
    urgent: !right,
    sound: right ? 'right' : 'wrong',
    event: shown ? `${picks.length} ${verdict}` : undefined,
  });
  return verdict;

  function verdictOn(card: number): string {
    const { name, nation, country } = players[card]!;
    const values = { name, country: nationName(nation, country) };
    return right ? `${t('correct')} ${t('match', values)}` : t('wrong', values);
  }
}
