import { useTexts } from '@soccer-legends/game-sdk/react';
import { solutionOf } from '../rules/placements.ts';
import { answerIn, isComplete, type RecallState } from '../rules/recall.ts';
import { RecallGrid } from './RecallGrid.tsx';
import type { StickerPlayer } from './Sticker.tsx';

/** The named players with their points. After a loss, also players who fit the empty cells. */
export function RecallSummary({ state }: { state: RecallState }) {
  const { puzzle } = state;
  const t = useTexts();
  const solution = solutionOf(puzzle).map((id) => puzzle.players.find((player) => player.id === id));
  const answered = (cell: number): StickerPlayer | undefined => {
    const answer = answerIn(state, cell);
    return answer && { id: answer.player, name: answer.name, photo: null };
  };
  return (
    <>
      <RecallGrid
        puzzle={puzzle}
        title={t('playerGrid.yourGrid')}
        entryIn={(cell) => {
          const answer = answerIn(state, cell);
          return answer && { ...answered(cell)!, answer };
        }}
      />
      {!isComplete(state) && (
        <RecallGrid
          puzzle={puzzle}
          title={t('playerGrid.recall.solution')}
          entryIn={(cell) => answered(cell) ?? solution[cell]}
        />
      )}
    </>
  );
}
