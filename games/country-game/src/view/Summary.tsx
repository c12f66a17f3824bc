import { useTexts, type SummaryProps } from '@soccer-legends/game-sdk/react';
import { isMatched, mistakenFor } from '../rules/country-game.ts';
import type { CountryState } from '../rules/state.ts';
import { Answer } from './Answer.tsx';
import css from './Summary.module.css';

/** The countries in the order in which they were asked, each with its player. */
export function Summary({ state }: SummaryProps<CountryState>) {
  const t = useTexts();
  return (
    <section className={css.summary}>
      <h2>{t('summary.title')}</h2>
      <ul className={css.answers}>
        {state.prompts.map((asked) => (
          <Answer
            key={asked}
            player={state.players[asked]!}
            found={isMatched(state, asked)}
            mistaken={mistakenFor(state, asked).map((card) => state.players[card]!.name)}
          />
        ))}
      </ul>
    </section>
  );
}
