import { useDraggable } from '@dnd-kit/core';
import type { PlayerGridPlayer } from '@soccer-legends/game-sdk/data';
import css from './Chip.module.css';
import { Sticker } from './Sticker.tsx';

export interface ChipProps {
  player: PlayerGridPlayer;
  picked: boolean;
  onPress(): void;
}

/** A player to drag, to carry with keys, or to press. */
export function Chip({ player, picked, onPress }: ChipProps) {
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({ id: player.id });
  return (
    <li>
      <button
        ref={setNodeRef}
        type="button"
        className={[css.chip, picked && css.picked, isDragging && css.away].filter(Boolean).join(' ')}
        aria-pressed={picked}
        aria-describedby={attributes['aria-describedby']}
        {...listeners}
        // A key that picks up is a click too, in some browsers.
        onClick={() => !isDragging && onPress()}
      >
        <Sticker player={player} />
      </button>
    </li>
  );
}
