import type { PlayerGridPuzzle } from '@soccer-legends/game-sdk/data';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Icon, useGridFocus, VisuallyHidden } from '@soccer-legends/ui';
import { useDropPlace } from '@soccer-legends/ui/drag';
import css from './Board.module.css';
import { GridTable } from './GridTable.tsx';
import { nextCell } from './next-cell.ts';
import { Sticker, type StickerPlayer } from './Sticker.tsx';
import { useCellNames, type CellNames } from './use-cell-names.ts';

export interface BoardProps {
  puzzle: PlayerGridPuzzle;
  /** Returns the player in a cell; undefined for an empty cell. */
  playerIn(cell: number): StickerPlayer | undefined;
  /** The selected empty cell; undefined without one. */
  picked: number | undefined;
  solved?: boolean;
  /** Returns whether the checked player of a cell is right; undefined for an unchecked cell. */
  isRight?(cell: number): boolean | undefined;
  /** Whether a player in a cell is correct, so that the cell can no longer be pressed. */
  final?: boolean;
  onPress(cell: number): void;
}

/** The grid is one tab stop. Arrow keys move between cells. */
export function Board({ puzzle, playerIn, picked, isRight, onPress, ...look }: BoardProps) {
  const { gridSize } = puzzle;
  const t = useTexts();
  const namesOf = useCellNames(puzzle);
  const cells = Array.from({ length: gridSize ** 2 }, (_, cell) => cell);
  const { focused, setFocused, onKeyDown } = useGridFocus((key, from) => nextCell(key, from, cells, gridSize));
  return (
    <GridTable puzzle={puzzle} label={t('board')} interactive onKeyDown={onKeyDown}>
      {(cell) => (
        <Cell
          key={cell}
          cell={cell}
          names={namesOf(cell)}
          player={playerIn(cell)}
          picked={cell === picked}
          right={isRight?.(cell)}
          reachable={cell === focused}
          onPress={() => {
            setFocused(cell);
            onPress(cell);
          }}
          {...look}
        />
      )}
    </GridTable>
  );
}

interface CellProps extends Pick<BoardProps, 'solved' | 'final'> {
  /** Counts from 0, row by row. */
  cell: number;
  names: ReturnType<CellNames>;
  player: StickerPlayer | undefined;
  picked: boolean;
  right: boolean | undefined;
  /** Whether the tab key reaches it, which is so for one cell of the grid. */
  reachable: boolean;
  onPress(): void;
}

/** An occupied cell accepts drops in order to explain that it is occupied. */
function Cell({ cell, names, player, picked, right, solved = false, final = false, reachable, onPress }: CellProps) {
  const t = useTexts();
  const { props, isOver } = useDropPlace(cell);
  const look = [
    css.cell,
    player && css.filled,
    picked && css.picked,
    isOver && (player ? css.taken : css.over),
    solved && css.solved,
    right === true && css.right,
    right === false && css.wrong,
  ];
  return (
    <td {...props}>
      <button
        type="button"
        className={look.filter(Boolean).join(' ')}
        tabIndex={reachable ? 0 : -1}
        aria-pressed={player ? undefined : picked}
        aria-disabled={(player && final) || undefined}
        onClick={onPress}
      >
        <VisuallyHidden>
          {player ? t('filledCell', { ...names, name: player.name }) : t('emptyCell', names)}
          {right !== undefined && ` ${t(right ? 'rightCell' : 'wrongCell')}`}
        </VisuallyHidden>
        {right !== undefined && <Sign isRight={right} />}
        {player && (
          <span aria-hidden="true">
            <Sticker player={player} width={27} solved={solved || final} />
          </span>
        )}
      </button>
    </td>
  );
}

function Sign({ isRight }: { isRight: boolean }) {
  return (
    <span className={css.sign}>
      <Icon name={isRight ? 'check' : 'cross'} size={16} />
    </span>
  );
}
