import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { Portrait, TeamBadge } from '@soccer-legends/ui';
import { useEffect, useRef } from 'react';
import type { Column as ColumnName, ConnectState } from '../rules/state.ts';
import { Column, focusPlace } from './Column.tsx';
import css from './ConnectGame.module.css';
import type { ItemMark } from './Item.tsx';

export interface BoardProps {
  state: ConnectState;
  locked: boolean;
  onPick(column: ColumnName, slot: number): void;
}

/** Players on one side, clubs on the other. The left and right arrow keys move between them. */
export function Board({ state, locked, onPick }: BoardProps) {
  const { slots, clubOrder, selected } = state;
  const t = useTexts();
  const { clubName } = usePlatform();
  const players = useRef<HTMLUListElement>(null);
  const clubs = useRef<HTMLUListElement>(null);

  useEffect(() => {
    players.current?.querySelector<HTMLElement>('[role=option]')?.focus();
  }, []);

  return (
    <div className={css.board}>
      <Column
        ref={players}
        label={t('columns.players')}
        items={slots.map((slot, index) => ({ index, slot, mark: markOf(state, 'player', index) }))}
        selected={selected.player}
        locked={locked}
        nameOf={({ player }) => player.name}
        pictureOf={({ player }) => <Portrait photo={player.photo} mode="noclub" alt="" width={36} eager />}
        onPick={(slot) => onPick('player', slot)}
        acrossKey="ArrowRight"
        onAcross={(place) => focusPlace(clubs.current, place)}
      />
      <Column
        ref={clubs}
        label={t('columns.clubs')}
        items={clubOrder.map((index) => ({ index, slot: slots[index] ?? null, mark: markOf(state, 'club', index) }))}
        selected={selected.club}
        locked={locked}
        nameOf={({ club }) => clubName(club.name)}
        pictureOf={({ club }) => <TeamBadge key={club.name} name={clubName(club.name)} logo={club.logo} size={38} />}
        onPick={(slot) => onPick('club', slot)}
        acrossKey="ArrowLeft"
        onAcross={(place) => focusPlace(players.current, place)}
      />
    </div>
  );
}

/**
 * Returns how the verdicts on the board mark an item of a column; undefined for an unmarked one.
 * @param index slot number
 */
function markOf({ slots, verdicts }: ConnectState, column: ColumnName, index: number): ItemMark | undefined {
  const slot = slots[index];
  if (slot?.isConnected) return 'connected';
  if (!slot?.isIncorrect) return undefined;
  const [player, club] = verdicts.find(({ slots: touched }) => touched.includes(index))?.slots ?? [];
  const chosen = column === 'player' ? player : club;
  if (index === chosen) return 'incorrect';
  return column === 'club' ? 'right' : 'owner';
}
