import { MissingPart } from '../figures/MissingPart.tsx';
import { PageCover } from '../figures/PageCover.tsx';
import { usePagePart } from '../page/use-module.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './SeasonPage.module.css';

const loadSeason = () => import('./season.lazy.tsx');

/** Everything below this text loads after the first paint, because only the browser has the results. */
export function SeasonPage() {
  const { t } = useShellTexts();
  const { module: season, failed } = usePagePart(loadSeason);
  return (
    <>
      <PageCover title={t('season.title')} number={9}>
        <p>{t('season.about')}</p>
      </PageCover>
      <div className={css.page}>
        {season && <season.Season />}
        {failed && <MissingPart />}
      </div>
    </>
  );
}
