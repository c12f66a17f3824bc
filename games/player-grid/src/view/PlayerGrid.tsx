import { DndContext } from '@dnd-kit/core';
import { useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { Button, Lives, Score, StatusBar, StatusFact } from '@soccer-legends/ui';
import { useState, type KeyboardEvent } from 'react';
import type { GridRefusal } from '../rules/modes.ts';
import { LIVES, livesLeft, playersLeft, scoreOf, type PlayerGridMove, type PlayerGridState } from '../rules/state.ts';
import { Board } from './Board.tsx';
import { Carried } from './Carried.tsx';
import { CheckButtons } from './CheckButtons.tsx';
import { Confirmation } from './Confirmation.tsx';
import css from './PlayerGrid.module.css';
import { Pool } from './Pool.tsx';
import { Rules } from './Rules.tsx';
import { Settings } from './Settings.tsx';
import { useCellNames } from './use-cell-names.ts';
import { useGridDrag } from './use-grid-drag.ts';
import { useMessage } from './use-message.ts';
import { usePlacing, type ConfirmWhen } from './use-placing.ts';
import { usePoolFocus } from './use-pool-focus.ts';

export function PlayerGrid({ state, play, locked }: GameViewProps<PlayerGridState, PlayerGridMove, GridRefusal>) {
  const { puzzle, cells, returnsWrong } = state;
  const t = useTexts();
  const [confirm, setConfirm] = useState<ConfirmWhen>('notDragged');
  const { message, say, send } = useMessage(state, play);
  const placing = usePlacing({ state, confirm, send, say });
  const { picked, asked } = placing;
  const namesOf = useCellNames(puzzle);
  const left = playersLeft(state);
  const { list, submit, focusPlayer } = usePoolFocus(left);
  const nameOf = (id: number) => left.find((player) => player.id === id)?.name ?? '';
  const drag = useGridDrag({ state, placing, nameOf, namesOf, say });

  function putBack(player: number) {
    placing.putBack(player);
    focusPlayer(player);
  }

  function leaveByKey({ key }: KeyboardEvent) {
    if (key === 'Escape' && picked.player !== undefined) putBack(picked.player);
    else if (key === 'Escape' && picked.cell !== undefined) placing.pickUp();
    else if (key === 'Escape' && state.isFresh) void send({ kind: 'takeBack' });
  }

  return (
    <div className={css.game} onKeyDown={leaveByKey}>
      <StatusBar>
        <Lives left={livesLeft(state)} total={LIVES} />
        <Score value={scoreOf(state)} />
        <StatusFact
          text={t('playerGrid.playersLeft', { count: left.length })}
          short={`${cells.length - left.length}/${cells.length}`}
          icon="grid"
        />
      </StatusBar>
      <Rules />
      <DndContext {...drag}>
        <Board state={state} picked={picked.cell} onPress={placing.pressCell} />
        <div className={css.line} data-needed>
          {asked ? (
            <Confirmation
              name={nameOf(asked.player)}
              {...namesOf(asked.cell)}
              onConfirm={placing.settle}
              onCancel={() => putBack(asked.player)}
            />
          ) : (
            <>
              <p className={css.message}>{message}</p>
              {state.isFresh && (
                <Button look="secondary" onClick={() => void send({ kind: 'takeBack' })}>
                  {t('playerGrid.takeBack')}
                </Button>
              )}
            </>
          )}
        </div>
        <div className={css.side}>
          <Pool ref={list} players={left} picked={picked.player} onPress={placing.pressPlayer} />
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
