import * as Tabs from '@radix-ui/react-tabs';
import type { AdminTeam, AdminTeamDetail } from '@soccer-legends/contracts';
import { useApiQuery } from '../http/use-api.ts';
import { QueryView, Empty } from '../components/QueryView.tsx';
import { Specified } from '../components/Specified.tsx';
import { FixDialog } from '../facts/FixDialog.tsx';
import { useMediaQuery } from '../components/use-media-query.ts';
import css from './TeamDialog.module.css';

interface TeamDialogProps {
  /** Undefined while the dialog is closed. */
  team: AdminTeam | undefined;
  /** Opens the correction form at this field. */
  focus?: string | undefined;
  onClose(): void;
}

/** Shows a team's players by year, newest first, and corrects its facts. */
export function TeamDialog({ team, focus, onClose }: TeamDialogProps) {
  return (
    <FixDialog person={team && { kind: 'clubs', ...team }} focus={focus} onClose={onClose}>
      {team && (
        <div>
          <p>
            <Specified text="Jugadores del equipo agrupados por año" />
          </p>
          <Years id={team.id} />
        </div>
      )}
    </FixDialog>
  );
}

function Years({ id }: { id: number }) {
  const query = useApiQuery<AdminTeamDetail>(`/api/admin/teams/${id}`);
  return <QueryView query={query}>{({ playersByYear }) => <YearTabs playersByYear={playersByYear} />}</QueryView>;
}

function YearTabs({ playersByYear }: Pick<AdminTeamDetail, 'playersByYear'>) {
  const years = Object.keys(playersByYear).sort((a, b) => Number(b) - Number(a));
  const newest = years[0];
  // The same width is in the style sheet. A narrow window shows the years, up to fifty, in one line that scrolls.
  const isWide = useMediaQuery('(width >= 640px)');
  if (newest === undefined) return <Empty>No hay información de jugadores disponible para este equipo</Empty>;
  return (
    <Tabs.Root
      className={css.team}
      defaultValue={newest}
      orientation={isWide ? 'vertical' : 'horizontal'}
      activationMode="manual"
    >
      <Tabs.List className={css.years} lang="es" aria-label="Años">
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
