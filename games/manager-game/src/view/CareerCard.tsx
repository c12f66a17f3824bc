import { yearRange } from '@soccer-legends/game-sdk';
import { usePlatform } from '@soccer-legends/game-sdk/react';
import { Flag, Portrait, TeamBadge } from '@soccer-legends/ui';
import type { CareerTeam } from '../rules/coach.ts';
import css from './CareerCard.module.css';

export interface CareerCardProps {
  photo: string;
  teams: readonly CareerTeam[];
  /** Describes the whole card, which is one picture for screen readers. */
  alt: string;
}

/** A coach with a club scarf, beside the teams and years of the career. */
export function CareerCard({ photo, teams, alt }: CareerCardProps) {
  const { nationName } = usePlatform();
  return (
    <div className={css.card} role="img" aria-label={alt}>
      <span className={css.coach}>
        <span className={css.portrait}>
          <Portrait photo={photo} mode="coach" alt="" width={180} fill eager />
        </span>
      </span>
      <ul className={css.teams} aria-hidden="true">
        {teams.map(({ team, nation, logo, periods }) => (
          <li key={team} className={css.team}>
            {nation === null ? <TeamBadge logo={logo} size={26} /> : <Flag nation={nation} width={26} />}
            <span>
              <strong>{nation === null ? team : nationName(nation, team)}</strong>{' '}
              <span className={css.years}>
                {periods.map(({ start, end }) => yearRange(start, end, { short: true })).join(', ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
