import * as Tabs from '@radix-ui/react-tabs';
import { Dialog } from '@soccer-legends/ui';
import { Empty } from '../parts/Empty.tsx';
import type { AdminTeam } from '../wire.ts';
import css from './TeamDialog.module.css';

/** A team's players by year, the newest year first. @param team undefined while the dialog is closed. */
export function TeamDialog({ team, onClose }: { team: AdminTeam | undefined; onClose(): void }) {
  return (
    <Dialog open={team !== undefined} wide title={team?.name ?? ''} onClose={onClose}>
      {team && (
        <div lang="es">
          <p>Jugadores del equipo agrupados por año</p>
          <Years team={team} />
        </div>
      )}
    </Dialog>
  );
}

function Years({ team: { playersByYear } }: { team: AdminTeam }) {
  const years = Object.keys(playersByYear).sort((a, b) => Number(b) - Number(a));
  if (years.length === 0) return <Empty>No hay información de jugadores disponible para este equipo</Empty>;
  return (
    <Tabs.Root defaultValue={years[0]!} activationMode="manual">
      <Tabs.List className={css.years} aria-label="Años">
        {years.map((year) => (
          <Tabs.Trigger key={year} value={year} className={css.year}>
            {year}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {years.map((year) => (
        <Tabs.Content key={year} value={year} className={css.panel}>
          <Players year={year} names={playersByYear[year] ?? []} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

function Players({ year, names }: { year: string; names: readonly string[] }) {
  if (names.length === 0) return <Empty>No hay jugadores disponibles para este año</Empty>;
  return (
    <ul className={css.players}>
      {names.map((name) => (
        <li key={name}>
          <bdi>{name}</bdi> <span className={css.badge}>{year}</span>
        </li>
      ))}
    </ul>
  );
}
