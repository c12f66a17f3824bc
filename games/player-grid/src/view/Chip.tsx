import { useDraggable } from '@dnd-kit/core';
import type { PlayerGridPlayer } from '@soccer-legends/game-sdk/data';
import { FittedName } from '@soccer-legends/ui';
import css from './Chip.module.css';

export interface ChipProps {
  player: PlayerGridPlayer;
  picked: boolean;
  /** Whether a screen reader describes the keys. */
  described: boolean;
  onPress(): void;
}

/** A player of the pool, who can be dragged, carried with keys or pressed. */
export function Chip({ player, picked, described, onPress }: ChipProps) {
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({ id: player.id });
  return (
    <li>
      <button
        ref={setNodeRef}
        type="button"
        className={[css.chip, picked && css.picked, isDragging && css.dragged].filter(Boolean).join(' ')}
        aria-pressed={picked}
        aria-describedby={described ? attributes['aria-describedby'] : undefined}
        {...listeners}
        // In some browsers, the key that starts a drag also causes a click.
        onClick={() => !isDragging && onPress()}
      >
        <FittedName name={player.name} />
      </button>
    </li>
  );
}
