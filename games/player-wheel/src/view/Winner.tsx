import { drawingAddress } from '@soccer-legends/game-sdk';
import { Portrait } from '@soccer-legends/ui';
import type { WheelPlayer } from '../rules/state.ts';
import { useDescription } from './use-description.ts';
import css from './Winner.module.css';

/** The enlarged sticker of the picked player. */
export function Winner({ player }: { player: WheelPlayer }) {
  const describe = useDescription();
  return (
    <div className={css.winner}>
      <Portrait
        photo={player.photo}
        fallback={drawingAddress('player', player.id)}
        mode="full"
        alt={describe(player)}
        width={180}
        fill
        eager
      />
    </div>
  );
}
