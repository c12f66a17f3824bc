import { usePlatform, useTexts, type SummaryProps } from '@soccer-legends/game-sdk/react';
import { FittedName, Icon, Portrait, VisuallyHidden } from '@soccer-legends/ui';
import type { CareerState } from '../rules/state.ts';
import { reasonOf } from './use-message.ts';
import css from './Summary.module.css';
import { useLineup, type LineupPlayer } from './use-lineup.ts';

/** The correct player of each round. If another player was chosen, also the choice and the reason. */
export function Summary({ state: { results } }: SummaryProps<CareerState>) {
  const t = useTexts();
  const { nationName, clubName } = usePlatform();
  const lineup = useLineup(
    results.flatMap(({ correctPlayerId, selectedPlayerId }) => [correctPlayerId, selectedPlayerId]),
  );
  const why = (correct: number, selected: number) => {
    const [asked, chosen] = [lineup.get(correct), lineup.get(selected)];
    return asked && chosen && reasonOf(asked, chosen, { t, nationName, clubName });
  };
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
                <SummaryPerson alone label={t('summary.both')} player={lineup.get(correctPlayerId)} />
              ) : (
                <>
                  <SummaryPerson label={t('summary.player')} player={lineup.get(correctPlayerId)} />
                  <SummaryPerson label={t('summary.choice')} player={lineup.get(selectedPlayerId)} />
                </>
              )}
            </dl>
            {!isCorrect && <p className={css.why}>{why(correctPlayerId, selectedPlayerId)}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface SummaryPersonProps {
  label: string;
  /** Whether only screen readers get the label, because nobody stands beside the player. */
  alone?: boolean;
  player: LineupPlayer | undefined;
}

function SummaryPerson({ label, alone = false, player }: SummaryPersonProps) {
  const { nationName } = usePlatform();
  return (
    <div>
      <dt className={css.label}>{alone ? <VisuallyHidden>{label}</VisuallyHidden> : label}</dt>
      <dd className={css.person}>
        {player ? (
          <>
            <Portrait photo={player.photo} mode="full" alt="" width={42} />
            <span className={css.facts}>
              <strong>
                <FittedName name={player.name} />
              </strong>
              <span>{nationName(player.nation, player.country)}</span>
            </span>
          </>
        ) : (
          <span className={css.blank} aria-hidden="true" />
        )}
      </dd>
    </div>
  );
}
