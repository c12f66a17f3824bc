import { baizeClass } from '@soccer-legends/ui';
import { PageHeading } from '../page/PageHeading.tsx';
import { useModule } from '../page/use-module.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './AlbumPage.module.css';

const loadAlbum = () => import('./album.lazy.tsx');

/** Stickers load after the first paint, because only the browser knows which players its visitor has named. */
export function AlbumPage() {
  const { t } = useShellTexts();
  const album = useModule(loadAlbum);
  return (
    <div className={css.page}>
      <header className={`${baizeClass} ${css.cover}`}>
        <PageHeading title={t('album.title')}>{t('album.title')}</PageHeading>
        <p>
          {t('album.about')} {t('album.howTo')}
        </p>
        {album && <album.AlbumTotal />}
      </header>
      {album && <album.Album />}
    </div>
  );
}
