import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { Flag, Icon, VisuallyHidden } from '@soccer-legends/ui';
import type { CountryPlayer } from '../rules/state.ts';
import css from './Answer.module.css';

export interface AnswerProps {
  player: CountryPlayer;
  found: boolean;
  /** Names of the players who were picked instead. */
  mistaken: readonly string[];
}

/** A country with its player: found, missed or not asked. */
export function Answer({ player: { name, nation, country }, found, mistaken }: AnswerProps) {
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
        <strong>{nationName(nation, country)}</strong>: {name}
        {mistaken.length > 0 && (
          <em className={css.mistaken}>{t('summary.mistaken', { names: mistaken.join(', ') })}</em>
        )}
      </span>
    </li>
  );
}
