import { useTexts } from '@soccer-legends/game-sdk/react';
import { FittedName, Icon, Portrait, VisuallyHidden } from '@soccer-legends/ui';
import type { Answer } from '../rules/state.ts';
import css from './Asked.module.css';

const SHOWN = 4;

/** The last players who were asked about, the latest first. Only large windows have room for them. */
export function Asked({ answers }: { answers: readonly Answer[] }) {
  const t = useTexts();
  if (answers.length === 0) return null;
  return (
    <ul className={css.asked} aria-label={t('asked.label')}>
      {answers
        .slice(-SHOWN)
        .reverse()
        .map(({ player, isCorrect }) => (
          <li key={player.id}>
            <Portrait
              photo={player.photo}
              fallback={`/art/player/${player.id}.svg`}
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
    </ul>
  );
}
