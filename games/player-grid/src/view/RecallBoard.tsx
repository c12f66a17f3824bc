import { useTexts } from '@soccer-legends/game-sdk/react';
import { VisuallyHidden } from '@soccer-legends/ui';
import { answerIn, type RecallState } from '../rules/recall.ts';
import { idOfCell } from './cell-id.ts';
import css from './Cell.module.css';
import { GridTable } from './GridTable.tsx';
import { Sticker } from './Sticker.tsx';
import { useCellNames, type CellNames } from './use-cell-names.ts';
import { useGridWalk } from './use-grid-walk.ts';

export interface RecallBoardProps {
  state: RecallState;
  /** The cell to answer; undefined if the grid is full. */
  selected: number | undefined;
  onPress(cell: number): void;
}

/** The grid with the answers so far. It is one tab stop; arrow keys move between cells, Enter selects one. */
export function RecallBoard({ state, selected, onPress }: RecallBoardProps) {
  const { puzzle } = state;
  const t = useTexts();
  const namesOf = useCellNames(puzzle);
  const { focused, setFocused, onKeyDown } = useGridWalk(puzzle.gridSize);

  return (
    <GridTable puzzle={puzzle} label={t('playerGrid.board')} interactive onKeyDown={onKeyDown}>
      {(cell) => {
        const answer = answerIn(state, cell);
        const isSelected = cell === selected;
        const look = [css.cell, answer && css.filled, isSelected && css.picked];
        return (
          <td key={cell} data-cell={idOfCell(cell)}>
            <button
              type="button"
              className={look.filter(Boolean).join(' ')}
              tabIndex={cell === focused ? 0 : -1}
              aria-pressed={answer ? undefined : isSelected}
              aria-disabled={answer !== undefined || undefined}
              onClick={() => {
                setFocused(cell);
                if (!answer) onPress(cell);
              }}
            >
              <CellContent answer={answer} names={namesOf(cell)} />
            </button>
          </td>
        );
      }}
    </GridTable>
  );
}

interface CellContentProps {
  answer: ReturnType<typeof answerIn>;
  names: ReturnType<CellNames>;
}

function CellContent({ answer, names }: CellContentProps) {
  const t = useTexts();
  return (
    <>
      <VisuallyHidden>
        {answer ? t('playerGrid.filledCell', { ...names, name: answer.name }) : t('playerGrid.emptyCell', names)}
      </VisuallyHidden>
      {answer && (
        <span aria-hidden="true">
          <Sticker player={{ id: answer.player, name: answer.name, photo: null }} width={27} solved />
        </span>
      )}
    </>
  );
}
