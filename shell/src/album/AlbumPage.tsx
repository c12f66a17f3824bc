import { baizeClass } from '@soccer-legends/ui';
import { PageHeading } from '../app/PageHeading.tsx';
import { useModule } from '../app/use-module.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './AlbumPage.module.css';

const loadAlbum = () => import('./album.lazy.tsx');

/** The players that were named in this browser. The server has none of them, so stickers are loaded later. */
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
      </header>
      {album && <album.Album />}
    </div>
  );
}
