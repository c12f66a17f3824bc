import { send } from '@soccer-legends/api-client';
import { Flag, Portrait, TeamBadge } from '@soccer-legends/ui';
import { useEffect, useState } from 'react';
import css from './Gallery.module.css';

interface Drawn {
  players: readonly { id: number; name: string; photo: string | null }[];
  clubs: readonly { id: number; name: string; logoUrl: string }[];
}

const NATIONS = ['BRA', 'FRA', 'JPN', 'CRO', 'ARG', 'GER'];
const SHOWN = 24;

export function Pictures() {
  const [{ players, clubs }, setDrawn] = useState<Drawn>({ players: [], clubs: [] });
  useEffect(() => {
    void Promise.all([
      send<Drawn['players']>(`/api/players?limit=${SHOWN}`),
      send<Drawn['clubs']>('/api/team-logos'),
    ]).then(([drawnPlayers, drawnClubs]) => setDrawn({ players: drawnPlayers, clubs: drawnClubs.slice(0, SHOWN) }));
  }, []);
  return (
    <>
      <h2>Figures</h2>
      {players.length === 0 && <p>Start the site to see its pictures here: npm start.</p>}
      <div className={css.row}>
        {players.map(({ id, name, photo }) => (
          <Portrait key={id} photo={photo} mode="full" alt={name} width={96} />
        ))}
      </div>
      <h2>Crests and flags</h2>
      <div className={css.row}>
        {clubs.map(({ id, name, logoUrl }) => (
          <TeamBadge key={id} name={name} logo={logoUrl} size={52} />
        ))}
        {NATIONS.map((nation) => (
          <Flag key={nation} nation={nation} width={48} />
        ))}
      </div>
    </>
  );
}
