import type { PicturedPlayer } from '@soccer-legends/game-sdk';
import { usePlatform, useTexts, type SummaryProps } from '@soccer-legends/game-sdk/react';
import { Flag, Icon, VisuallyHidden } from '@soccer-legends/ui';
import { isMatched, mistakenFor } from '../rules/country-game.ts';
import type { CountryState } from '../rules/state.ts';
import css from './Summary.module.css';

/** The wall of flags, dimmed if not found, and the countries in the order in which they were asked, with their players. */
export function Summary({ state }: SummaryProps<CountryState>) {
  const t = useTexts();
  return (
    <section className={css.summary}>
      <h2>{t('summary.title')}</h2>
      <div className={css.wall} aria-hidden="true">
        {state.prompts.map((asked) => (
          <span key={asked} className={isMatched(state, asked) ? undefined : css.unfound}>
            <Flag nation={state.players[asked]!.nation} width={48} />
          </span>
        ))}
      </div>
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

interface AnswerProps {
  player: PicturedPlayer;
  found: boolean;
  mistaken: readonly string[];
}

function Answer({ player: { name, nation, country }, found, mistaken }: AnswerProps) {
  const t = useTexts();
  const { nationName } = usePlatform();
  const outcome = found ? 'found' : mistaken.length > 0 ? 'missed' : 'notAsked';
  return (
    <li className={`${css.answer} ${css[outcome]}`}>
      <span className={css.mark}>
        {outcome !== 'notAsked' && <Icon name={found ? 'check' : 'cross'} size={20} />}
        <VisuallyHidden>{t(`summary.${outcome}`)}</VisuallyHidden>
      </span>
      <span className={css.flag}>
        <Flag nation={nation} />
      </span>
      <span>
        <strong>{nationName(nation, country)}</strong>: <span translate="no">{name}</span>
        {mistaken.length > 0 && (
          <em className={css.mistaken}>{t('summary.mistaken', { names: mistaken.join(', ') })}</em>
        )}
      </span>
    </li>
  );
}
