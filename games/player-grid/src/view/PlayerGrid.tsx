import { DndContext, type DragEndEvent, type DragOverEvent, type DragStartEvent } from '@dnd-kit/core';
import { useServices, useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { Button, Lives, Score, StatusBar, StatusFact } from '@soccer-legends/ui';
import { useState, type KeyboardEvent } from 'react';
import type { GridRefusal } from '../rules/modes.ts';
import { LIVES, livesLeft, playersLeft, scoreOf, type PlayerGridMove, type PlayerGridState } from '../rules/state.ts';
import { Board } from './Board.tsx';
import { Carried } from './Carried.tsx';
import { cellOfId } from './cell-id.ts';
import { CheckButtons } from './CheckButtons.tsx';
import { Confirmation } from './Confirmation.tsx';
import css from './PlayerGrid.module.css';
import { Pool } from './Pool.tsx';
import { Rules } from './Rules.tsx';
import { Settings } from './Settings.tsx';
import { useCellNames } from './use-cell-names.ts';
import { cellBelow, isByKeys, useDropTarget } from './use-drop-target.ts';
import { useGridSensors } from './use-grid-sensors.ts';
import { useMessage } from './use-message.ts';
import { usePlacing, type ConfirmWhen } from './use-placing.ts';
import { usePoolFocus } from './use-pool-focus.ts';

// The library's announcements are English and contain ids; the game makes its own.
const SILENT = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };

export function PlayerGrid({ state, play, locked }: GameViewProps<PlayerGridState, PlayerGridMove, GridRefusal>) {
  const { puzzle, cells, returnsWrong } = state;
  const t = useTexts();
  const { announce } = useServices();
  const [confirm, setConfirm] = useState<ConfirmWhen>('notDragged');
  const { message, say, send } = useMessage(state, play);
  const { picked, asked, ...placing } = usePlacing({ state, confirm, send, say });
  const namesOf = useCellNames(puzzle);
  const dropTarget = useDropTarget();
  const left = playersLeft(state);
  const { list, submit, focusPlayer } = usePoolFocus(left);
  const freeCells = [...cells.keys()].filter((cell) => cells[cell] === null);
  const sensors = useGridSensors({
    gridSize: puzzle.gridSize,
    freeCells,
    // While a cell is selected, the key places this player there.
    keysCarry: picked.cell === undefined || asked !== undefined,
  });
  const nameOf = (id: number | string) => left.find((player) => player.id === id)?.name ?? '';

  function start({ active, activatorEvent }: DragStartEvent) {
    placing.pickUp();
    if (isByKeys(activatorEvent)) say(t('playerGrid.pickedUp', { name: nameOf(active.id) }));
  }

  function pass({ over, activatorEvent }: DragOverEvent) {
    const cell = cellOfId(over?.id);
    if (cell !== undefined && isByKeys(activatorEvent)) announce(t('playerGrid.at', namesOf(cell)));
  }

  function end(drag: DragEndEvent) {
    const player = Number(drag.active.id);
    const cell = dropTarget(drag);
    if (cell === undefined) placing.putBack(player);
    else placing.bring({ player, cell }, { dragged: !isByKeys(drag.activatorEvent) });
  }

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
      <DndContext
        sensors={sensors}
        // The board fits the window, and scrolling while dragging would drop players into wrong cells.
        autoScroll={false}
        collisionDetection={cellBelow}
        accessibility={{
          announcements: SILENT,
          screenReaderInstructions: { draggable: t('playerGrid.help.keys') },
          // After a drop the focus moves to the confirmation or to the next player.
          restoreFocus: false,
        }}
        onDragStart={start}
        onDragOver={pass}
        onDragEnd={end}
        onDragCancel={({ active }) => placing.putBack(Number(active.id))}
      >
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

function nothing(): undefined {
  return undefined;
}
