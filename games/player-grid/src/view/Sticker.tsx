import { initialsOf } from '@soccer-legends/game-sdk';
import type { PlayerGridPlayer } from '@soccer-legends/game-sdk/data';
import { FittedName, Portrait } from '@soccer-legends/ui';
import css from './Sticker.module.css';

export type StickerPlayer = Pick<PlayerGridPlayer, 'id' | 'name' | 'photo'>;

/** A player's name and picture, which shows neither country nor club. */
export function Sticker({ player: { id, name, photo }, width = 36 }: { player: StickerPlayer; width?: number }) {
  return (
    <span className={css.sticker}>
      <span className={css.picture}>
        <Portrait
          photo={photo}
          fallback={`/art/player/${id}.svg`}
          mode="bare"
          alt=""
          width={width}
          eager
          placeholder={initialsOf(name)}
        />
      </span>
      <span className={css.name}>
        <FittedName name={name} />
      </span>
    </span>
  );
}
