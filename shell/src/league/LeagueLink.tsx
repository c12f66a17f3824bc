import { cardClass, Icon, liftedClass } from '@soccer-legends/ui';
import { Link } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { localMatchday, weekOf } from '../matchday/calendar.ts';
import css from './LeagueLink.module.css';
import { type LeagueLine, useLeagueLine } from './league-line.ts';

/** A link from the hub to the league of this browser. Renders nothing without a league: the page's header has a link, too. */
export function LeagueLink() {
  const { t } = useShellTexts();
  const line = useLeagueLine();
  if (!line) return null;
  return (
    <Link className={`${cardClass} ${liftedClass} ${css.league}`} to="/l">
      <Icon name="people" size={22} />
      <span>
        <strong>{line.league}</strong>
        {line.week === weekOf(localMatchday(new Date())) && <small>{standingOf(line, t)}</small>}
      </span>
      <Icon name="back" size={22} />
    </Link>
  );
}

function standingOf({ place, of, behind, medal }: LeagueLine, t: ReturnType<typeof useShellTexts>['t']): string {
  const parts = [
    t('league.placeOf', { place, of }),
    ...(behind ? [t('league.behind', behind)] : []),
    ...(medal === undefined ? [] : [t('league.lastWeek', { place: medal })]),
  ];
  return parts.join(' · ');
}
