import { LIVES } from '@soccer-legends/game-sdk';
import type { PlayerGridPuzzle } from '@soccer-legends/game-sdk/data';
import { useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { Lives, Score, StatusBar, StatusFact } from '@soccer-legends/ui';
import { Carried, DragArea } from '@soccer-legends/ui/drag';
import { useState, type KeyboardEvent } from 'react';
import type { GridMove, GridRefusal, GridState } from '../rules/modes.ts';
import { isRightAtCheck, isWon, livesLeft, playersLeft, scoreOf, type PlayerGridState } from '../rules/state.ts';
import { Board } from './Board.tsx';
import { CheckButtons } from './CheckButtons.tsx';
import { Confirmation } from './Confirmation.tsx';
import css from './PlayerGrid.module.css';
import { Pool } from './Pool.tsx';
import { Recall } from './Recall.tsx';
import { Settings } from './Settings.tsx';
import { Sticker } from './Sticker.tsx';
import { useCellNames } from './use-cell-names.ts';
import { useGridDrag } from './use-grid-drag.ts';
import { useMessage, type Play } from './use-message.ts';
import { usePlacing, type ConfirmWhen } from './use-placing.ts';
import { usePoolFocus } from './use-pool-focus.ts';

/** The grid in the mode that was dealt. */
export function PlayerGrid({ state, ...round }: GameViewProps<GridState, GridMove, GridRefusal>) {
  return state.mode === 'recall' ? (
    <Recall state={state.round} {...round} />
  ) : (
    <Classic state={state.round} {...round} />
  );
}

export interface ClassicProps {
  state: PlayerGridState;
  play: Play;
  locked: boolean;
}

/** The mode Classic: grid, pool of players and settings. */
export function Classic({ state, play, locked }: ClassicProps) {
  const { puzzle } = state;
  const { left, message, send, placing, drag, list, submit, putBack, leaveByKey, ...setting } = useTable(state, play);
  return (
    <div className={left.length === 0 ? `${css.game} ${css.full}` : css.game} onKeyDown={leaveByKey}>
      <Status state={state} />
      <Rules />
      <DragArea {...drag}>
        <Board
          puzzle={puzzle}
          playerIn={(cell) => puzzle.players.find(({ id }) => id === state.cells[cell])}
          picked={placing.picked.cell}
          solved={isWon(state)}
          isRight={(cell) => isRightAtCheck(state, cell)}
          onPress={placing.pressCell}
        />
        <div className={css.line} data-needed>
          {placing.asked ? (
            <Confirmation puzzle={puzzle} placement={placing.asked} onConfirm={placing.place} onCancel={putBack} />
          ) : (
            <p className={css.message}>{message}</p>
          )}
        </div>
        <div className={css.side}>
          <Pool
            ref={list}
            players={left}
            picked={placing.picked.player}
            describesKeys={left.length === puzzle.players.length}
            onPress={placing.pressPlayer}
          />
          <CheckButtons ref={submit} state={state} locked={locked} send={send} />
        </div>
        <CarriedPlayer puzzle={puzzle} />
      </DragArea>
      <Settings {...setting} returnsWrong={state.returnsWrong} send={send} />
    </div>
  );
}

/** Everything that the visitor does at the grid: presses, drags, keys and settings. */
function useTable(state: PlayerGridState, play: Play) {
  const [confirm, setConfirm] = useState<ConfirmWhen>('notDragged');
  const { message, say, send } = useMessage(state, play);
  const placing = usePlacing({ state, confirm, send, say });
  const drag = useGridDrag({ state, placing, say });
  const left = playersLeft(state);
  const { list, submit, focusPlayer } = usePoolFocus(left);
  const { picked, release } = placing;

  return { left, message, send, placing, drag, list, submit, putBack, leaveByKey, confirm, onConfirm: setConfirm };

  function putBack(player: number): void {
    placing.putBack(player);
    focusPlayer(player);
  }

  function leaveByKey({ key }: KeyboardEvent): void {
    if (key !== 'Escape') return;
    if (picked.player !== undefined) putBack(picked.player);
    else if (picked.cell !== undefined) release();
  }
}

function Status({ state }: { state: PlayerGridState }) {
  const t = useTexts();
  const { length: count } = playersLeft(state);
  const { length: total } = state.cells;
  return (
    <StatusBar>
      <Lives left={livesLeft(state)} total={LIVES} />
      <Score value={scoreOf(state)} />
      <StatusFact text={t('playersLeft', { count })} short={`${total - count}/${total}`} icon="grid" />
    </StatusBar>
  );
}

function Rules() {
  const t = useTexts();
  return (
    <p className={css.rules} data-needed>
      {t('howToPlay')} <strong>{t('instruction')}</strong>
    </p>
  );
}

/** The dragged player, enlarged, and the cell where a drop would place the player. */
function CarriedPlayer({ puzzle }: { puzzle: PlayerGridPuzzle }) {
  const t = useTexts();
  const namesOf = useCellNames(puzzle);
  return (
    <Carried>
      {(item, cell) => (
        <div className={css.carried}>
          <Sticker player={puzzle.players.find(({ id }) => id === item)!} width={56} />
          {cell !== undefined && <span className={css.place}>{t('crossing', namesOf(cell))}</span>}
        </div>
      )}
    </Carried>
  );
}
