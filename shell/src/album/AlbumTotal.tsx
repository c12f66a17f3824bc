import { Numeral } from '@soccer-legends/ui';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { AlbumProgress } from './AlbumProgress.tsx';
import css from './AlbumTotal.module.css';
import { useAlbum } from './use-album.ts';

/** How full the album is, for its cover. */
export function AlbumTotal() {
  const { t } = useShellTexts();
  const { album } = useAlbum();
  if (!album) return null;
  const { pasted, total, doubles } = album;
  const progress = t('album.progress', { count: pasted, total });
  return (
    <>
      <span className={css.numeral} aria-hidden="true">
        <Numeral>
          {pasted}
          <small>/{total}</small>
        </Numeral>
      </span>
      <div className={css.progress}>
        <AlbumProgress album={album} label={t('album.title')} />
        <p>{doubles > 0 ? `${progress} · ${t('album.doubles', { count: doubles })}` : progress}</p>
      </div>
    </>
  );
}
