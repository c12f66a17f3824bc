import { cardClass, Icon, liftedClass } from '@soccer-legends/ui';
import { Link } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { localMatchday, weekOf } from '../matchday/calendar.ts';
import css from './LeagueLink.module.css';
import { type LeagueLine, useLeagueLine } from './league-line.ts';

/** A link from the hub to the league of this browser, or to the page that starts one. */
export function LeagueLink() {
  const { t } = useShellTexts();
  const line = useLeagueLine();
  return (
    <Link className={`${cardClass} ${liftedClass} ${css.league}`} to="/l">
      <Icon name="people" size={22} />
      <span>
        <strong>{line?.league ?? t('league.title')}</strong>
        <small>
          {line && line.week === weekOf(localMatchday(new Date())) ? standingOf(line, t) : t('league.about')}
        </small>
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
