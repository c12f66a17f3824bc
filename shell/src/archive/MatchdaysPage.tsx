import { PageHeading } from '../page/PageHeading.tsx';
import { useModule } from '../page/use-module.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './Archive.module.css';

const loadArchive = () => import('./archive.lazy.tsx');

export function MatchdaysPage() {
  const { t } = useShellTexts();
  const archive = useModule(loadArchive);
  return (
    <div className={css.page}>
      <PageHeading title={t('archive.title')}>{t('archive.title')}</PageHeading>
      <p>{t('archive.late')}</p>
      {archive && <archive.Months />}
    </div>
  );
}
