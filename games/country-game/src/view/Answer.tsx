import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { Flag, Icon, VisuallyHidden } from '@soccer-legends/ui';
import type { CountryPlayer } from '../rules/state.ts';
import css from './Answer.module.css';

export interface AnswerProps {
  player: CountryPlayer;
  found: boolean;
  mistaken: readonly string[];
}

export function Answer({ player: { name, nation, country }, found, mistaken }: AnswerProps) {
  const t = useTexts();
  const { nationName } = usePlatform();
  return (
    <li className={css.answer}>
      <span className={found ? css.found : css.missed}>
        <Icon name={found ? 'check' : 'cross'} size={20} />
        <VisuallyHidden>{t(found ? 'summary.found' : 'summary.missed')}</VisuallyHidden>
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
