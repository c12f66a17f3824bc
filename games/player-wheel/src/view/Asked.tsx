import { drawingAddress } from '@soccer-legends/game-sdk';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { FittedName, Icon, Portrait, VisuallyHidden } from '@soccer-legends/ui';
import type { Answer } from '../rules/state.ts';
import css from './Asked.module.css';

const SHOWN = 4;

/** The latest first, with empty places for the next ones. Shown only in large windows. */
export function Asked({ answers }: { answers: readonly Answer[] }) {
  const t = useTexts();
  const last = answers.slice(-SHOWN).reverse();
  return (
    <ul className={css.asked} aria-label={t('asked.label')} aria-hidden={last.length === 0}>
      {last.map(({ player, isCorrect }) => (
        <li key={player.id}>
          <Portrait
            photo={player.photo}
            fallback={drawingAddress('player', player.id)}
            mode="full"
            alt=""
            width={88}
            fill
          />
          <span className={isCorrect ? css.right : css.wrong}>
            <Icon name={isCorrect ? 'check' : 'cross'} size={18} />
            <VisuallyHidden>{t(isCorrect ? 'asked.right' : 'asked.wrong')}</VisuallyHidden>
          </span>
          <FittedName name={player.name} />
        </li>
      ))}
      {Array.from({ length: SHOWN - last.length }, (_, place) => (
        <li key={`free ${place}`} className={css.free} aria-hidden="true" />
      ))}
    </ul>
  );
}
