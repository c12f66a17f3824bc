import { cardClass } from '@soccer-legends/ui';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import type { Season } from '../matchday/season.ts';
import css from './Season.module.css';

export interface TotalsProps {
  season: Season;
  showRuns: boolean;
}

export function Totals({ season: { played, won, lost, run }, showRuns }: TotalsProps) {
  const { t } = useShellTexts();
  return (
    <dl className={`${cardClass} ${css.totals}`}>
      <Total value={String(played)} label={t('season.matchdays', { count: played })} />
      {showRuns && (
        <>
          <Total value={String(run.days)} label={t('season.inRow', { count: run.days })} />
          <Total value={String(run.longest)} label={t('season.longest')} />
        </>
      )}
      <Total value={`${won}\u2009:\u2009${lost}`} label={t('season.score')} />
    </dl>
  );
}

function Total({ value, label }: { value: string; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
