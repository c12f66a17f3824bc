import type { AlbumPlayer } from '@soccer-legends/contracts';
import { Dialog } from '@soccer-legends/ui';
import { Career } from './Career.tsx';

export interface PlayerDialogProps {
  player: AlbumPlayer | undefined;
  onClose(): void;
}

export function PlayerDialog({ player, onClose }: PlayerDialogProps) {
  return (
    <Dialog open={player !== undefined} title={player?.name ?? ''} onClose={onClose}>
      {player && <Career player={player.id} />}
    </Dialog>
  );
}
