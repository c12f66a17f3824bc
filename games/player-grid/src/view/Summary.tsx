import { keepYearsTogether } from '@soccer-legends/game-sdk';
import type { PlayerGridPuzzle } from '@soccer-legends/game-sdk/data';
import { useServices, useTexts, type SummaryProps } from '@soccer-legends/game-sdk/react';
import { Icon, VisuallyHidden } from '@soccer-legends/ui';
import { useState, type ReactNode } from 'react';
import type { GridState } from '../rules/modes.ts';
import { rightCells, solutionOf } from '../rules/placements.ts';
import { answerIn, isComplete, type RecallState } from '../rules/recall.ts';
import { isWon, type PlayerGridState } from '../rules/state.ts';
import { countGrid } from './first-checks.ts';
import { GridTable } from './GridTable.tsx';
import { Sticker } from './Sticker.tsx';
import css from './Summary.module.css';

/** The finished grid of the mode that was played; after a loss, also the solution. */
export function Summary({ state }: SummaryProps<GridState>) {
  return state.mode === 'recall' ? <RecallSummary state={state.round} /> : <ClassicSummary state={state.round} />;
}

/** Players whom the visitor placed have a mark. Tells how many grids in a row were right at the first check. */
function ClassicSummary({ state }: { state: PlayerGridState }) {
  const { puzzle, cells: placed, order, checks } = state;
  const t = useTexts();
  const { storage } = useServices();
  const [{ inARow, best }] = useState(() => countGrid(storage, order.join(), isWon(state) && checks.length === 1));
  const right = rightCells(puzzle, placed);
  const grid = (title: string, cells: PlayerGridState['cells']) => (
    <FinishedGrid puzzle={puzzle} title={title} isRight={(cell) => right.includes(cell)}>
      {(cell) => {
        const player = puzzle.players.find(({ id }) => id === cells[cell]);
        const isRight = right.includes(cell);
        return (
          <>
            {player && <Sticker player={player} solved />}
            {player && player.id === placed[cell] && (
              <span className={isRight ? undefined : css.wrong}>
                <Icon name={isRight ? 'check' : 'cross'} size={18} />
                <VisuallyHidden>{t(isRight ? 'wasRight' : 'wasWrong')}</VisuallyHidden>
              </span>
            )}
          </>
        );
      }}
    </FinishedGrid>
  );
  return (
    <>
      {best > 0 && (
        <p>
          {inARow > 0 && `${t('firstCheck.inARow', { count: inARow })} `}
          {t('firstCheck.best', { count: best })}
        </p>
      )}
      {grid(t('yourGrid'), placed)}
      {!isWon(state) && grid(t('solution'), solutionOf(puzzle))}
    </>
  );
}

/**
 * The named players with the years and points of the answers. A cross and the wrong names are shown only in cells that were
 * tried without success. The solution has a player for each empty cell.
 */
function RecallSummary({ state }: { state: RecallState }) {
  const { puzzle } = state;
  const t = useTexts();
  const solution = solutionOf(puzzle);
  const named = (cell: number) => {
    const answer = answerIn(state, cell);
    return answer && <Sticker player={{ id: answer.player, name: answer.name, photo: null }} solved />;
  };
  return (
    <>
      <FinishedGrid puzzle={puzzle} title={t('yourGrid')} isRight={(cell) => answerIn(state, cell) !== undefined}>
        {(cell) => {
          const answer = answerIn(state, cell);
          if (!answer) return <WrongNames state={state} cell={cell} />;
          return (
            <>
              {named(cell)}
              <small className={css.facts}>
                <span>{keepYearsTogether(answer.years)}</span>{' '}
                <strong>{t('recall.points', { count: answer.points })}</strong>
              </small>
            </>
          );
        }}
      </FinishedGrid>
      {!isComplete(state) && (
        <FinishedGrid puzzle={puzzle} title={t('recall.solution')} isRight={() => false}>
          {(cell) => {
            const player = puzzle.players.find(({ id }) => id === solution[cell]);
            return named(cell) ?? (player && <Sticker player={player} solved />);
          }}
        </FinishedGrid>
      )}
    </>
  );
}

function WrongNames({ state: { wrong }, cell }: { state: RecallState; cell: number }) {
  const t = useTexts();
  const names = wrong.filter((answer) => answer.cell === cell).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <small className={`${css.facts} ${css.wrong}`}>
      <Icon name="cross" size={18} />
      <VisuallyHidden>{t('wrongCell')}</VisuallyHidden> {names.join(', ')}
    </small>
  );
}

interface FinishedGridProps {
  puzzle: PlayerGridPuzzle;
  title: string;
  isRight(cell: number): boolean;
  /** Returns the content of a cell. */
  children(cell: number): ReactNode;
}

function FinishedGrid({ puzzle, title, isRight, children }: FinishedGridProps) {
  return (
    <section className={css.section}>
      <h2>{title}</h2>
      <GridTable puzzle={puzzle} label={title}>
        {(cell) => (
          <td key={cell}>
            <span className={isRight(cell) ? `${css.cell} ${css.right}` : css.cell}>{children(cell)}</span>
          </td>
        )}
      </GridTable>
    </section>
  );
}
