import { useTexts, type SummaryProps } from '@soccer-legends/game-sdk/react';
import { Icon } from '@soccer-legends/ui';
import type { CareerState } from '../rules/state.ts';
import { SummaryPerson } from './SummaryPerson.tsx';
import css from './Summary.module.css';
import { useLineup } from './use-lineup.ts';

/** The correct player of each round, and the choice if it was another player. */
export function Summary({ state: { results } }: SummaryProps<CareerState>) {
  const t = useTexts();
  const lineup = useLineup(
    results.flatMap(({ correctPlayerId, selectedPlayerId }) => [correctPlayerId, selectedPlayerId]),
  );
  return (
    <section>
      <h2>{t('summary.title')}</h2>
      <ol className={css.rounds}>
        {results.map(({ round, isCorrect, correctPlayerId, selectedPlayerId }) => (
          <li key={round} className={css.round}>
            <h3 className={isCorrect ? css.correct : css.wrong}>
              <Icon name={isCorrect ? 'check' : 'cross'} />
              {t(`summary.${isCorrect ? 'correct' : 'wrong'}`, { round })}
            </h3>
            <dl className={css.people}>
              {correctPlayerId === selectedPlayerId ? (
                <SummaryPerson label={t('summary.both')} player={lineup.get(correctPlayerId)} />
              ) : (
                <>
                  <SummaryPerson label={t('summary.player')} player={lineup.get(correctPlayerId)} />
                  <SummaryPerson label={t('summary.choice')} player={lineup.get(selectedPlayerId)} />
                </>
              )}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}
