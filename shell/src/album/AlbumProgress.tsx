import type { FilledAlbum } from './stickers.ts';
import css from './AlbumProgress.module.css';

export interface AlbumProgressProps {
  album: Pick<FilledAlbum, 'pasted' | 'total'>;
  /** Name for screen readers. Without a name, the bar is hidden from them. */
  label?: string;
}

/** A bar that shows how full the album is. The parent sets its height and colors. */
export function AlbumProgress({ album: { pasted, total }, label }: AlbumProgressProps) {
  const isHidden = label === undefined ? true : undefined;
  return <progress className={css.bar} value={pasted} max={total} aria-label={label} aria-hidden={isHidden} />;
}
