import { useTexts, type SummaryProps } from '@soccer-legends/game-sdk/react';
import { Icon, VisuallyHidden } from '@soccer-legends/ui';
import { solutionOf } from '../rules/placements.ts';
import { isWon, type PlayerGridState } from '../rules/state.ts';
import { GridTable } from './GridTable.tsx';
import { Sticker } from './Sticker.tsx';
import css from './Summary.module.css';

/** After a loss: the solution, and which cells were correct. */
export function Summary({ state }: SummaryProps<PlayerGridState>) {
  const { puzzle, cells } = state;
  const t = useTexts();
  if (isWon(state)) return null;
  const solution = solutionOf(puzzle);
  return (
    <section>
      <h2>{t('playerGrid.solution')}</h2>
      <GridTable puzzle={puzzle} label={t('playerGrid.solution')}>
        {(cell) => {
          const player = puzzle.players.find(({ id }) => id === solution[cell]);
          const isRight = cells[cell] === solution[cell];
          return (
            <td key={cell}>
              <span className={isRight ? `${css.cell} ${css.right}` : css.cell}>
                {player && <Sticker player={player} />}
                <Icon name={isRight ? 'check' : 'cross'} size={18} />
                <VisuallyHidden>{t(isRight ? 'playerGrid.wasRight' : 'playerGrid.wasWrong')}</VisuallyHidden>
              </span>
            </td>
          );
        }}
      </GridTable>
    </section>
  );
}
