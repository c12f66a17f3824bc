import type { AdminPlayer, ExternalPlayer, PlayerSynced } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { ExternalPlayerFacts, FoundPlayers } from '../api-football/ExternalPlayers.tsx';
import list from '../api-football/ExternalPlayers.module.css';
import { useExternalPlayers } from '../api-football/use-external-players.ts';
import { SearchForm } from '../components/SearchForm.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { useApiMutation } from '../http/use-api.ts';
import layout from '../components/layout.module.css';

/** Links a player to one of the football data service, found by name. */
export function PlayerLink({ player: { id, name } }: { player: Pick<AdminPlayer, 'id' | 'name'> }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { search, players, pending } = useExternalPlayers();
  const link = useApiMutation<number, PlayerSynced>({
    send: (http, apiId) => http.post<PlayerSynced>(`/api/admin/players/${id}/link`, { apiId }),
    onSuccess: ({ message }) => ({ title: message }),
    failure: { title: t('link.failed') },
  });
  // Searches only on request, because every search uses some of the quota.
  const open = () => {
    setOpen(true);
    search(name);
  };
  if (!isOpen) {
    return (
      <section className={layout.below}>
        <SmallButton onClick={open}>{t('link.find')}</SmallButton>
      </section>
    );
  }
  return (
    <section className={layout.below}>
      <SearchForm label={t('link.find')} initial={name} busy={pending} onSearch={search} />
      <FoundPlayers players={players} pending={pending}>
        {(external) => (
          <Candidate
            key={external.player.id}
            external={external}
            isTaken={external.playerId !== null && external.playerId !== id}
            disabled={link.isPending}
            onLink={link.mutate}
          />
        )}
      </FoundPlayers>
    </section>
  );
}

interface CandidateProps {
  external: ExternalPlayer;
  /** Whether another player is already linked to it. */
  isTaken: boolean;
  disabled: boolean;
  onLink(apiId: number): void;
}

function Candidate({ external, isTaken, disabled, onLink }: CandidateProps) {
  const t = useTexts();
  const { id, name } = external.player;
  return (
    <li className={list.player}>
      <ExternalPlayerFacts external={external} />
      <SmallButton
        aria-label={isTaken ? undefined : t('link.linkNamed', { name })}
        disabled={isTaken || disabled}
        onClick={() => onLink(id)}
      >
        {t(isTaken ? 'link.taken' : 'link.link')}
      </SmallButton>
    </li>
  );
}
