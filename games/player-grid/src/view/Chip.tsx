import type { PlayerGridPlayer } from '@soccer-legends/game-sdk/data';
import { FittedName } from '@soccer-legends/ui';
import { useDragItem } from '@soccer-legends/ui/drag';
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
  const { props, helpId, isCarried } = useDragItem(player.id);
  return (
    <li>
      <button
        type="button"
        className={[css.chip, picked && css.picked, isCarried && css.dragged].filter(Boolean).join(' ')}
        aria-pressed={picked}
        aria-describedby={described ? helpId : undefined}
        {...props}
        // In some browsers, the key that starts a drag also causes a click.
        onClick={() => !isCarried && onPress()}
      >
        <FittedName name={player.name} />
      </button>
    </li>
  );
}
