import { PageHeading } from '../page/PageHeading.tsx';
import { useModule } from '../page/use-module.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './SeasonPage.module.css';

const loadSeason = () => import('./season.lazy.tsx');

/** Everything below this text loads after the first paint, because only the browser has the results. */
export function SeasonPage() {
  const { t } = useShellTexts();
  const season = useModule(loadSeason);
  return (
    <div className={css.page}>
      <PageHeading title={t('season.title')}>{t('season.title')}</PageHeading>
      <p className={css.about}>{t('season.about')}</p>
      {season && <season.Season />}
    </div>
  );
}
