import { matchdayOfToken } from '@soccer-legends/contracts';
import { Navigate, useParams } from 'react-router-dom';
import { PageHeading } from '../app/PageHeading.tsx';
import { useHydrated } from '../app/use-hydrated.ts';
import { useModule } from '../app/use-module.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { localMatchday } from '../matchday/calendar.ts';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import css from './Archive.module.css';

const loadArchive = () => import('./archive.lazy.tsx');

/** The fixtures of one matchday. The server renders one page for all of them, without the number. */
export function DayPage() {
  const { t } = useShellTexts();
  const matchday = matchdayOfToken(`d${useParams()['matchday']}`);
  const hydrated = useHydrated();
  const archive = useModule(loadArchive);
  if (matchday === undefined) return <NotFoundPage />;
  if (hydrated && matchday === localMatchday(new Date())) return <Navigate to="/" replace />;
  const title = hydrated ? t('matchday.title', { matchday }) : t('matchday.name');
  return (
    <div className={css.page}>
      <PageHeading title={title}>{title}</PageHeading>
      {archive && <archive.ArchivedDay key={matchday} matchday={matchday} />}
    </div>
  );
}
