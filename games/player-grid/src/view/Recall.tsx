import { LIVES } from '@soccer-legends/game-sdk';
import { useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { ConfirmButton, Lives, Score, StatusBar, StatusFact } from '@soccer-legends/ui';
import { useRef, useState } from 'react';
import {
  answerIn,
  emptyCells,
  nextEmptyCell,
  recallLivesLeft,
  recallScore,
  type RecallMove,
  type RecallState,
} from '../rules/recall.ts';
import { Board } from './Board.tsx';
import css from './Recall.module.css';
import { RecallCrossing } from './RecallCrossing.tsx';
import { RecallForm } from './RecallForm.tsx';
import { useCellNames } from './use-cell-names.ts';
import { useRecallMessage } from './use-recall-message.ts';

/** The mode Recall: the visitor selects a cell and names a player who fits it in the search box. */
export function Recall({ state, play, locked }: GameViewProps<RecallState, RecallMove>) {
  const t = useTexts();
  const namesOf = useCellNames(state.puzzle);
  const message = useRecallMessage(state);
  const box = useRef<HTMLInputElement>(null);
  const [pressed, setPressed] = useState(0);
  const selected = nextEmptyCell(state, pressed);

  function playerIn(cell: number) {
    const answer = answerIn(state, cell);
    return answer && { id: answer.player, name: answer.name, photo: null };
  }

  function press(cell: number) {
    if (answerIn(state, cell)) return;
    setPressed(cell);
    box.current?.focus({ preventScroll: true });
  }

  return (
    <div className={css.game}>
      <RecallStatus state={state} />
      <Board puzzle={state.puzzle} final playerIn={playerIn} picked={selected} onPress={press} />
      <RecallCrossing puzzle={state.puzzle} cell={selected} />
      <p className={css.message} data-needed>
        {message}
      </p>
      {selected !== undefined && (
        <RecallForm
          inputRef={box}
          label={t('crossing', namesOf(selected))}
          locked={locked}
          judging={state.judged !== null}
          onSubmit={({ id, name }) => play({ kind: 'name', player: id, name, cell: selected })}
        />
      )}
      <GiveUp onGiveUp={() => play({ kind: 'giveUp' })} />
    </div>
  );
}

function GiveUp({ onGiveUp }: { onGiveUp(): string | undefined }) {
  const t = useTexts();
  return (
    <div className={css.giveUp} data-optional>
      <ConfirmButton
        label={t('recall.giveUp')}
        title={t('recall.giveUpTitle')}
        text={t('recall.giveUpText')}
        confirm={t('recall.giveUp')}
        onConfirm={onGiveUp}
      />
    </div>
  );
}

function RecallStatus({ state }: { state: RecallState }) {
  const t = useTexts();
  return (
    <StatusBar>
      <Lives left={recallLivesLeft(state)} total={LIVES} />
      <Score value={recallScore(state)} />
      <StatusFact
        text={t('recall.cellsLeft', { count: emptyCells(state).length })}
        short={`${state.right.length}/${state.puzzle.gridSize ** 2}`}
        icon="grid"
      />
    </StatusBar>
  );
}
