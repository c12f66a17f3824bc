import type { MatchdaySubject, RoundSubject } from '@soccer-legends/contracts';
import { Navigate, useLocation } from 'react-router-dom';
import { MissingPart } from '../figures/MessageCard.tsx';
import { PageContent } from '../figures/PageContent.tsx';
import { PageCover } from '../figures/PageCover.tsx';
import { useHydrated } from '../page/use-hydrated.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { fixtureAddress } from '../matchday/fixtures.ts';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import { usePagePart } from '../page/LoadedPart.tsx';
import { useRegistry } from '../plugins/registry.ts';

const loadArchive = () => import('./archive.lazy.tsx');

/** The server renders the same page, without the number, for all matchdays. The link of a round leads to its fixture. */
export function DayPage({ subject }: { subject: MatchdaySubject | RoundSubject }) {
  const { t } = useShellTexts();
  const games = useRegistry();
  const hydrated = useHydrated();
  const { hash } = useLocation();
  const { matchday } = subject;
  if (hydrated && 'game' in subject) {
    const game = games.find(({ key }) => key === subject.game);
    return game ? <Navigate to={fixtureAddress(game.route, matchday) + hash} replace /> : <NotFoundPage />;
  }
  if (hydrated && subject.kind === 'result') return <SharedDayPage {...subject} />;
  const title = hydrated ? t('matchday.title', { matchday }) : t('matchday.name');
  return (
    <>
      <PageCover title={title} number={6} />
      <PageContent load={loadArchive}>
        {({ ArchivedDay }) => <ArchivedDay key={matchday} matchday={matchday} />}
      </PageContent>
    </>
  );
}

/** The result of a friend. Until the script is loaded, the page is that of the matchday. */
function SharedDayPage({ matchday, result }: Extract<MatchdaySubject, { kind: 'result' }>) {
  const { t } = useShellTexts();
  const { module: archive, failed } = usePagePart(loadArchive);
  const title = t('matchday.title', { matchday });
  if (failed) return <MissingPart title={title} />;
  return archive ? <archive.SharedDay matchday={matchday} result={result} /> : <PageCover title={title} number={6} />;
}
