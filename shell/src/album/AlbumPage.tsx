import { baizeClass } from '@soccer-legends/ui';
import { MissingPart } from '../figures/MissingPart.tsx';
import { PageHeading } from '../page/PageHeading.tsx';
import { usePagePart } from '../page/use-module.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './AlbumPage.module.css';

const loadAlbum = () => import('./album.lazy.tsx');

/** Stickers load after the first paint, because the rounds that earned them are stored in the browser only. */
export function AlbumPage() {
  const { t } = useShellTexts();
  const { module: album, failed } = usePagePart(loadAlbum);
  return (
    <>
      <header className={`${baizeClass} ${css.cover}`} data-wide="">
        <PageHeading title={t('album.title')}>{t('album.title')}</PageHeading>
        <p>
          {t('album.about')} {t('album.howTo')}
        </p>
        {album && <album.AlbumTotal />}
      </header>
      <div className={css.page}>
        {album && <album.Album />}
        {failed && <MissingPart />}
      </div>
    </>
  );
}
