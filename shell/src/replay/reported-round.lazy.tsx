import { send } from '@soccer-legends/api-client';
import type { ReportedRound as Reported } from '@soccer-legends/contracts';
import { ResourcesContext, ServicesContext, useTexts } from '@soccer-legends/game-sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { MessageCard } from '../figures/MessageCard.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { LoadedPart } from '../page/LoadedPart.tsx';
import { LoadingRound } from '../play/LoadingGame.tsx';
import { useGameServices } from '../play/use-game-services.ts';
import { useVisitResources } from '../play/visit.ts';
import { SHELL_QUERIES } from '../queries/query-client.ts';
import { roundIn } from './round-report.replay.ts';
import type { WatchedRound } from './friend.ts';

const loadWatch = () => import('./watch.lazy.tsx');

/** Replays the round of a visitor's report for an administrator. The server rejects the request of anybody else. */
export function ReportedRound({ id, name, loaded }: Omit<WatchedRound, 'played'> & { id: string }) {
  const { t } = useShellTexts();
  const navigate = useNavigate();
  const { data: played, isPending } = useQuery({
    queryKey: [SHELL_QUERIES, 'report', id],
    queryFn: async ({ signal }) => {
      const { game, round } = await send<Reported>(`/api/feedback/${encodeURIComponent(id)}/round`, { signal });
      return game === loaded.listing.key ? ((await roundIn(round)) ?? null) : null;
    },
    retry: false,
  });
  const services = useGameServices(loaded.listing.key, useTexts());
  const resources = useVisitResources(loaded.listing);
  if (isPending) return <LoadingRound />;
  if (!played) return <MessageCard title={name} error={t('report.missing')} />;
  return (
    <ResourcesContext value={resources}>
      <ServicesContext value={services}>
        <LoadedPart load={loadWatch}>
          {({ WatchRound }) => <WatchRound {...{ name, loaded, played }} onClose={() => void navigate('/')} />}
        </LoadedPart>
      </ServicesContext>
    </ResourcesContext>
  );
}
