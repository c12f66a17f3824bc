import type { ExternalPlayer } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Portrait } from '@soccer-legends/ui';
import type { ReactNode } from 'react';
import { Waiting, Empty } from '../components/QueryView.tsx';
import css from './ExternalPlayers.module.css';

/** The picture and facts that identify a player of the football data service. */
export function ExternalPlayerFacts({ external: { player, statistics } }: { external: ExternalPlayer }) {
  const t = useTexts();
  const [latest] = statistics;
  const facts = [
    player.nationality,
    player.age === null ? null : t('person.years', { age: player.age }),
    latest?.team.name,
    latest?.games.position,
  ];
  return (
    <>
      <Portrait photo={player.photo} mode="full" alt="" width={44} placeholder="" />
      <span className={css.about}>
        <bdi translate="no">{player.name}</bdi>
        <span className={css.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </>
  );
}

interface FoundPlayersProps {
  /** Undefined before the first search. */
  players: readonly ExternalPlayer[] | undefined;
  pending: boolean;
  children(player: ExternalPlayer): ReactNode;
}

/** The list of the players that a search has found. */
export function FoundPlayers({ players, pending, children }: FoundPlayersProps) {
  if (pending) return <Waiting />;
  if (players?.length === 0) return <Empty>No se encontraron resultados</Empty>;
  return players && <ul className={css.players}>{players.map(children)}</ul>;
}
