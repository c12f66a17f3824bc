import type { Matchday } from '@soccer-legends/contracts';
import { cardClass, Icon } from '@soccer-legends/ui';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { type RoundEntry, matchdayOfRound } from '../ledger/round-entry.ts';
import { useRounds } from '../ledger/site-ledger.ts';
import { usePreferences } from '../preferences/preferences.ts';
import css from './DayScore.module.css';
import { daysOfWeek } from './calendar.ts';
import { scoreOf } from './day-score.ts';
import { fixturesByDay, seasonOf } from './season.ts';

/** What a fixture reached for the first time. Renders nothing for any other fixture. */
export function Moments({ card: { fixtures }, latest }: { card: Matchday; latest: RoundEntry }) {
  const { t } = useShellTexts();
  const { streaks } = usePreferences().preferences;
  const rounds = useRounds();
  const moments = rounds ? momentsOf(rounds, latest, fixtures.length) : [];
  return moments
    .filter(({ kind }) => kind !== 'run' || streaks === 'shown')
    .map((moment) => {
      const days = moment.kind === 'run' ? moment.days : 0;
      return (
        <p key={moment.kind} className={`${cardClass} ${css.moment}`}>
          <Icon name="trophy" size={28} /> {t(`moment.${moment.kind}`, { count: days })}
        </p>
      );
    });
}

/** A milestone that a player reaches once. `run` is a number of days in a row. */
type Moment = { kind: 'perfect' } | { kind: 'week' } | { kind: 'run'; days: number };

const RUNS = [7, 30, 100];

/**
 * Returns the milestones that the latest round was the first to reach. A late round reaches none.
 *
 * @param total number of fixtures of the round's matchday
 */
export function momentsOf(rounds: readonly RoundEntry[], latest: RoundEntry, total: number): Moment[] {
  const matchday = matchdayOfRound(latest);
  if (matchday === undefined || latest.late) return [];
  const onTime = rounds.filter(({ id, late }) => id !== latest.id && !late);
  const before = reachedBy(onTime, matchday, total);
  const after = reachedBy([...onTime, latest], matchday, total);
  return [
    ...(after.perfectDays === 1 && before.perfectDays === 0 ? [{ kind: 'perfect' } as const] : []),
    ...(after.fullWeeks === 1 && before.fullWeeks === 0 ? [{ kind: 'week' } as const] : []),
    ...RUNS.filter((days) => before.run < days && after.run >= days).map((days) => ({ kind: 'run', days }) as const),
  ];
}

/** Counts what was reached by rounds that all began on their day. */
function reachedBy(rounds: readonly RoundEntry[], today: number, total: number) {
  const days = fixturesByDay(rounds);
  const weeks = new Set([...days.keys()].map((matchday) => daysOfWeek(matchday)[0]!));
  return {
    perfectDays: [...days.values()].map(scoreOf).filter(({ won, lost }) => won >= total && lost === 0).length,
    fullWeeks: [...weeks].filter((monday) => daysOfWeek(monday).every((matchday) => days.has(matchday))).length,
    run: seasonOf(rounds, today).streak.longest,
  };
}
