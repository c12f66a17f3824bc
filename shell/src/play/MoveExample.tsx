import type { IntroExample } from '@soccer-legends/game-sdk';
import type { CSSProperties } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './MoveExample.play.module.css';

interface Board {
  columns: number;
  pieces: number;
  touched: readonly number[];
  above?: 'picture' | 'field' | 'wheel';
}

const BOARDS: Readonly<Record<IntroExample, Board>> = {
  choose: { above: 'picture', columns: 2, pieces: 4, touched: [1] },
  pick: { columns: 5, pieces: 10, touched: [3] },
  pair: { columns: 2, pieces: 6, touched: [2, 1] },
  search: { above: 'field', columns: 1, pieces: 2, touched: [0] },
  type: { columns: 5, pieces: 10, touched: [0, 1, 2, 3, 4] },
  group: { columns: 4, pieces: 16, touched: [1, 6, 8, 15] },
  flip: { columns: 4, pieces: 8, touched: [2, 5] },
  place: { columns: 3, pieces: 9, touched: [4] },
  spin: { above: 'wheel', columns: 1, pieces: 1, touched: [0] },
};

/** A small picture of the first move. It plays three times and ends in the state after the move. Decorative. */
export function MoveExample({ example }: { example: IntroExample }) {
  const { t } = useShellTexts();
  const { columns, pieces, touched, above } = BOARDS[example];
  return (
    <figure className={css.example} aria-hidden="true">
      <figcaption>{t('play.example')}</figcaption>
      {above && <span className={css[above]} />}
      <span className={`${css.board} ${css[example] ?? ''}`} style={{ '--columns': columns } as CSSProperties}>
        {Array.from({ length: pieces }, (_, index) => {
          const order = touched.indexOf(index);
          return order < 0 ? (
            <span key={index} />
          ) : (
            <span key={index} className={css.touched} style={{ '--order': order } as CSSProperties} />
          );
        })}
      </span>
    </figure>
  );
}
