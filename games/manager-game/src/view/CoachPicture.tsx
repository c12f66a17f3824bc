import { yearRange } from '@soccer-legends/game-sdk';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { Flag, Icon, isDrawn, Portrait, TeamBadge, useAsOf } from '@soccer-legends/ui';
import type { CareerTeam, Coach } from '../rules/coach.ts';
import css from './CareerCard.module.css';
import { useCareerFacts } from './use-career-facts.ts';

export interface CoachPictureProps {
  coach: Coach;
  place: { number: number; total: number };
  /** Whether the name may be read out, because the question was answered. */
  named: boolean;
  broken: boolean;
}

/** A photograph, or a drawn coach with the career; a placeholder if the picture failed to load. */
export function CoachPicture({ coach, place, named, broken }: CoachPictureProps) {
  const { name, photo, teamAsOf, coached = [] } = coach;
  const t = useTexts();
  const facts = useCareerFacts(coach);
  const described = isDrawn(photo) ? t('picture.sticker', { ...place, facts }) : t('picture.photo', place);
  const alt = named ? name : described;
  if (isDrawn(photo) && !broken) return <CareerCard photo={photo} teams={coached} asOf={teamAsOf} alt={alt} />;
  return (
    <div className={css.photo}>
      <Portrait
        photo={broken ? null : photo}
        mode="coach"
        alt={alt}
        width={180}
        fill
        eager
        placeholder={<Icon name="briefcase" size={96} />}
      />
    </div>
  );
}

interface CareerCardProps {
  photo: string;
  teams: readonly CareerTeam[];
  /** ISO date or month until which the current post is known. */
  asOf: string | null | undefined;
  /** Describes the whole card, which is one picture for screen readers. */
  alt: string;
}

/** A coach with a club scarf, beside the teams and years of the career. */
function CareerCard({ photo, teams, asOf, alt }: CareerCardProps) {
  const { nationName, clubName } = usePlatform();
  const known = useAsOf('short')(asOf);
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
            {nation === null ? <TeamBadge name={team} logo={logo} size={26} /> : <Flag nation={nation} width={26} />}
            <span>
              <strong translate="no">{nation === null ? clubName(team) : nationName(nation, team)}</strong>{' '}
              <span className={css.years}>
                {periods.map(({ start, end }) => yearRange(start, end, { short: true })).join(', ')}
                {known && periods.some(({ end }) => end === null) && ` (${known})`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
