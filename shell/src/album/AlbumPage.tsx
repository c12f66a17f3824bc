import { baizeClass } from '@soccer-legends/ui';
import { PageContent } from '../figures/PageContent.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { LoadedPart } from '../page/LoadedPart.tsx';
import { PageHeading } from '../page/PageHeading.tsx';
import css from './AlbumPage.module.css';

const loadAlbum = () => import('./album.lazy.tsx');

export function AlbumPage() {
  const { t } = useShellTexts();
  return (
    <>
      <header className={`${baizeClass} ${css.cover}`} data-wide="">
        <PageHeading title={t('album.title')}>{t('album.title')}</PageHeading>
        <p>{t('album.about')}</p>
        <LoadedPart load={loadAlbum} optional>
          {({ AlbumTotal }) => <AlbumTotal />}
        </LoadedPart>
      </header>
      <PageContent load={loadAlbum}>{({ Album }) => <Album />}</PageContent>
    </>
  );
}
