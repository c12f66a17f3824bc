import { DndContext } from '@dnd-kit/core';
import { LIVES } from '@soccer-legends/game-sdk';
import { useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { Button, Lives, Score, StatusBar, StatusFact } from '@soccer-legends/ui';
import { useState, type KeyboardEvent } from 'react';
import type { GridRefusal } from '../rules/modes.ts';
import { isWon, livesLeft, playersLeft, scoreOf, type PlayerGridMove, type PlayerGridState } from '../rules/state.ts';
import { Board } from './Board.tsx';
import { Carried } from './Carried.tsx';
import { CheckButtons } from './CheckButtons.tsx';
import { Confirmation } from './Confirmation.tsx';
import css from './PlayerGrid.module.css';
import { Pool } from './Pool.tsx';
import { Settings } from './Settings.tsx';
import { useCellNames } from './use-cell-names.ts';
import { useGridDrag } from './use-grid-drag.ts';
import { useMessage } from './use-message.ts';
import { usePlacing, type ConfirmWhen } from './use-placing.ts';
import { usePoolFocus } from './use-pool-focus.ts';

/** The mode Classic: grid, pool of players and settings. */
export function PlayerGrid({ state, play, locked }: GameViewProps<PlayerGridState, PlayerGridMove, GridRefusal>) {
  const { puzzle, returnsWrong } = state;
  const [confirm, setConfirm] = useState<ConfirmWhen>('notDragged');
  const { message, say, send } = useMessage(state, play);
  const left = playersLeft(state);
  const nameOf = (id: number) => left.find((player) => player.id === id)?.name ?? '';
  const namesOf = useCellNames(puzzle);
  const placing = usePlacing({ state, confirm, send, say, nameOf, namesOf });
  const { picked, asked } = placing;
  const { list, submit, focusPlayer } = usePoolFocus(left);
  const drag = useGridDrag({ state, placing, nameOf, namesOf, say });
  const takeBack = () => void send({ kind: 'takeBack' });

  function putBack(player: number) {
    placing.putBack(player);
    focusPlayer(player);
  }

  function leaveByKey({ key }: KeyboardEvent) {
    if (key !== 'Escape') return;
    if (picked.player !== undefined) putBack(picked.player);
    else if (picked.cell !== undefined) placing.pickUp();
    else if (state.isFresh) takeBack();
  }

  return (
    <div className={left.length === 0 ? `${css.game} ${css.full}` : css.game} onKeyDown={leaveByKey}>
      <Status state={state} />
      <Rules />
      <DndContext {...drag}>
        <Board
          puzzle={puzzle}
          playerIn={(cell) => puzzle.players.find(({ id }) => id === state.cells[cell])}
          picked={picked.cell}
          solved={isWon(state)}
          onPress={placing.pressCell}
        />
        <div className={css.line} data-needed>
          {asked ? (
            <Confirmation
              name={nameOf(asked.player)}
              {...namesOf(asked.cell)}
              onConfirm={placing.settle}
              onCancel={() => putBack(asked.player)}
            />
          ) : (
            <MessageLine message={message} takesBack={state.isFresh} onTakeBack={takeBack} />
          )}
        </div>
        <div className={css.side}>
          <Pool
            ref={list}
            players={left}
            picked={picked.player}
            describesKeys={left.length === puzzle.players.length}
            onPress={placing.pressPlayer}
          />
          <CheckButtons ref={submit} state={state} locked={locked} send={send} />
        </div>
        <Carried puzzle={puzzle} />
      </DndContext>
      <Settings
        confirm={confirm}
        onConfirm={setConfirm}
        returnsWrong={returnsWrong}
        onReturnsWrong={(returns) => void send({ kind: 'assist', returnsWrong: returns })}
      />
    </div>
  );
}

function Status({ state }: { state: PlayerGridState }) {
  const t = useTexts();
  const { length: count } = playersLeft(state);
  const { length: total } = state.cells;
  return (
    <StatusBar>
      <Lives left={livesLeft(state)} total={LIVES} />
      <Score value={scoreOf(state)} />
      <StatusFact text={t('playerGrid.playersLeft', { count })} short={`${total - count}/${total}`} icon="grid" />
    </StatusBar>
  );
}

function Rules() {
  const t = useTexts();
  return (
    <p className={css.rules} data-needed>
      {t('playerGrid.howToPlay')} <strong>{t('playerGrid.instruction')}</strong>
    </p>
  );
}

interface MessageLineProps {
  message: string | undefined;
  takesBack: boolean;
  onTakeBack(): void;
}

function MessageLine({ message, takesBack, onTakeBack }: MessageLineProps) {
  const t = useTexts();
  return (
    <>
      <p className={css.message}>{message}</p>
      {takesBack && (
        <Button look="secondary" onClick={onTakeBack}>
          {t('playerGrid.takeBack')}
        </Button>
      )}
    </>
  );
}
