import { keepYearsTogether } from '@soccer-legends/game-sdk';
import type { PlayerGridPuzzle } from '@soccer-legends/game-sdk/data';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Icon } from '@soccer-legends/ui';
import type { RightAnswer } from '../rules/recall.ts';
import css from './FinishedGrid.module.css';
import { GridTable } from './GridTable.tsx';
import { Sticker, type StickerPlayer } from './Sticker.tsx';

export interface RecallGridProps {
  puzzle: PlayerGridPuzzle;
  title: string;
  /** Returns the player of a cell, with the answer if the visitor named that player. */
  entryIn(cell: number): (StickerPlayer & { answer?: RightAnswer }) | undefined;
}

/** A finished grid with the years and points of the answers. */
export function RecallGrid({ puzzle, title, entryIn }: RecallGridProps) {
  const t = useTexts();
  return (
    <section className={css.section}>
      <h2>{title}</h2>
      <GridTable puzzle={puzzle} label={title}>
        {(cell) => {
          const entry = entryIn(cell);
          const answer = entry?.answer;
          return (
            <td key={cell}>
              <span className={answer ? `${css.cell} ${css.right}` : css.cell}>
                {entry && <Sticker player={entry} solved />}
                {answer && (
                  <small className={css.facts}>
                    <span>{keepYearsTogether(answer.years)}</span>{' '}
                    <strong>{t('playerGrid.recall.points', { count: answer.points })}</strong>
                  </small>
                )}
                {!entry && <Icon name="cross" size={18} />}
              </span>
            </td>
          );
        }}
      </GridTable>
    </section>
  );
}
