import type { AdminPlayer, ExternalPlayer } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { ExternalPlayerFacts, FoundPlayers } from '../api-football/ExternalPlayers.tsx';
import list from '../api-football/ExternalPlayers.module.css';
import { useExternalPlayers } from '../api-football/use-external-players.ts';
import { useLinkedUpdate } from '../api-football/use-player-update.ts';
import { SearchForm } from '../components/SearchForm.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import layout from '../components/layout.module.css';

/** Links a player to one of the football data service, found by name. */
export function PlayerLink({ player: { id, name } }: { player: Pick<AdminPlayer, 'id' | 'name'> }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { search, players, pending } = useExternalPlayers();
  const link = useLinkedUpdate({ title: t('link.failed') });
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
            onLink={(apiId) => link.mutate({ playerId: id, apiId })}
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
