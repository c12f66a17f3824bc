import { DndContext } from '@dnd-kit/core';
import type { GameViewProps } from '@soccer-legends/game-sdk/react';
import { useState, type KeyboardEvent } from 'react';
import type { GridRefusal } from '../rules/modes.ts';
import { playersLeft, type PlayerGridMove, type PlayerGridState } from '../rules/state.ts';
import { Board } from './Board.tsx';
import { Carried } from './Carried.tsx';
import { CheckButtons } from './CheckButtons.tsx';
import { Confirmation } from './Confirmation.tsx';
import { Status } from './Status.tsx';
import { MessageLine } from './MessageLine.tsx';
import css from './PlayerGrid.module.css';
import { Pool } from './Pool.tsx';
import { Rules } from './Rules.tsx';
import { Settings } from './Settings.tsx';
import { useCellNames } from './use-cell-names.ts';
import { useGridDrag } from './use-grid-drag.ts';
import { useMessage, type Play } from './use-message.ts';
import { usePlacing, type ConfirmWhen } from './use-placing.ts';
import { usePoolFocus } from './use-pool-focus.ts';

/** The mode Classic: grid, pool of players and settings. */
export function PlayerGrid({ state, play, locked }: GameViewProps<PlayerGridState, PlayerGridMove, GridRefusal>) {
  const { puzzle, returnsWrong } = state;
  const { confirm, setConfirm, message, send, placing, drag, left, list, submit, nameOf, namesOf, ...actions } =
    useTable(state, play);
  const { picked, asked } = placing;
  const { putBack, takeBack, leaveByKey } = actions;
  return (
    <div className={left.length === 0 ? `${css.game} ${css.full}` : css.game} onKeyDown={leaveByKey}>
      <Status state={state} />
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

function useTable(state: PlayerGridState, play: Play) {
  const [confirm, setConfirm] = useState<ConfirmWhen>('notDragged');
  const { message, say, send } = useMessage(state, play);
  const placing = usePlacing({ state, confirm, send, say });
  const namesOf = useCellNames(state.puzzle);
  const left = playersLeft(state);
  const { focusPlayer, list, submit } = usePoolFocus(left);
  const nameOf = (id: number) => left.find((player) => player.id === id)?.name ?? '';
  const drag = useGridDrag({ state, placing, nameOf, namesOf, say });

  return {
    confirm,
    setConfirm,
    message,
    send,
    placing,
    drag,
    left,
    list,
    submit,
    nameOf,
    namesOf,
    putBack,
    takeBack,
    leaveByKey,
  };

  function putBack(player: number) {
    placing.putBack(player);
    focusPlayer(player);
  }

  function takeBack() {
    void send({ kind: 'takeBack' });
  }

  function leaveByKey({ key }: KeyboardEvent) {
    const { picked } = placing;
    if (key === 'Escape' && picked.player !== undefined) putBack(picked.player);
    else if (key === 'Escape' && picked.cell !== undefined) placing.pickUp();
    else if (key === 'Escape' && state.isFresh) takeBack();
  }
}
