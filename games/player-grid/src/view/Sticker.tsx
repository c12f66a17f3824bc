import { drawingAddress, initialsOf } from '@soccer-legends/game-sdk';
import type { PlayerGridPlayer } from '@soccer-legends/game-sdk/data';
import { FittedName, isDrawn, Portrait } from '@soccer-legends/ui';
import css from './Sticker.module.css';

/** What a sticker shows. Without a photo, the picture is shown only in a solved cell, as the drawn sticker. */
export type StickerPlayer = Pick<PlayerGridPlayer, 'id' | 'name' | 'photo'>;

export interface StickerProps {
  player: StickerPlayer;
  /** Width of the picture in CSS pixels. */
  width?: number;
  /** Whether the kit and flag of a drawn figure may be shown. */
  solved?: boolean;
}

/** A drawn figure is left out until the cell is correct, because kit and flag are the answer. */
export function Sticker({ player: { id, name, photo }, width = 36, solved = false }: StickerProps) {
  const isPictured = solved || (photo !== null && !isDrawn(photo));
  return (
    <span className={css.sticker}>
      {isPictured && (
        <span className={css.picture}>
          <Portrait
            photo={photo}
            {...(solved && { fallback: drawingAddress('player', id) })}
            mode="full"
            alt=""
            width={width}
            eager
            placeholder={initialsOf(name)}
          />
        </span>
      )}
      <span className={css.name}>
        <FittedName name={name} />
      </span>
    </span>
  );
}
