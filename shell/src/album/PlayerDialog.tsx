import { drawingAddress, type AlbumPlayer } from '@soccer-legends/contracts';
import { Dialog, Portrait } from '@soccer-legends/ui';
import { Career } from './Career.tsx';
import css from './PlayerDialog.module.css';

const STICKER_WIDTH = 148;

export interface PlayerDialogProps {
  /** Undefined closes the dialog. */
  player: AlbumPlayer | undefined;
  onClose(): void;
}

export function PlayerDialog({ player, onClose }: PlayerDialogProps) {
  return (
    <Dialog open={player !== undefined} title={player?.name ?? ''} onClose={onClose}>
      {player && (
        <div className={css.person}>
          <span className={css.sticker}>
            <Portrait
              photo={player.photo ?? drawingAddress('player', player.id)}
              mode="full"
              alt=""
              width={STICKER_WIDTH}
              fill
            />
          </span>
          <div>
            <Career player={player.id} />
          </div>
        </div>
      )}
    </Dialog>
  );
}
