import type { SharedSubject } from '@soccer-legends/contracts';
import { Navigate, useLocation } from 'react-router-dom';
import { PageHeading } from '../page/PageHeading.tsx';
import { useHydrated } from '../page/use-hydrated.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import { useRegistry } from '../plugins/registry.ts';
import { roundAddress } from './challenge-address.ts';

/** The server renders the same page for all links. */
export function ChallengePage({ subject }: { subject: Extract<SharedSubject, { kind: 'challenge' }> }) {
  const { t } = useShellTexts();
  const { hash } = useLocation();
  const games = useRegistry();
  const hydrated = useHydrated();
  if (hydrated) {
    const game = games.find(({ key }) => key === subject.game);
    return game ? <Navigate to={roundAddress(game.route, subject.token) + hash} replace /> : <NotFoundPage />;
  }
  return <PageHeading title={t('challenge.title')}>{t('challenge.title')}</PageHeading>;
}
