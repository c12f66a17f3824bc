import { drawingAddress, type AlbumPlayer } from '@soccer-legends/contracts';
import { Portrait } from '@soccer-legends/ui';

export interface StickerProps {
  player: Pick<AlbumPlayer, 'id'> & Partial<Pick<AlbumPlayer, 'photo'>>;
  /** Expected width in CSS pixels. */
  width: number;
  fill?: boolean;
}

/** The picture of a player with everything that a sticker shows. Decorative. */
export function Sticker({ player: { id, photo }, ...size }: StickerProps) {
  return <Portrait photo={photo ?? drawingAddress('player', id)} mode="full" alt="" {...size} />;
}
