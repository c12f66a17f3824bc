import { Beads, Button, cardClass } from '@soccer-legends/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router-dom';
import { FixtureList } from '../hub/FixtureList.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { localMatchday } from '../matchday/calendar.ts';
import { scoreOf } from '../matchday/day-score.ts';
import { fixturesNow, totalOf, dayAddress } from '../matchday/fixtures.ts';
import { begunOf } from '../matchday/hub-day.ts';
import { matchdayQuery, problemCode } from '../matchday/matchday-query.ts';
import { matchdayOfRound } from '../ledger/round-entry.ts';
import { useRounds, useUnfinished } from '../ledger/site-ledger.ts';
import { GamesLink } from '../page/ButtonLink.tsx';
import { useRegistry } from '../plugins/registry.ts';
import css from './Archive.module.css';
import { FinalWhistle } from './FinalWhistle.tsx';

/** A past matchday, or today's after the last fixture. Renders nothing until card and ledger are read. */
export function ArchivedDay({ matchday }: { matchday: number }) {
  const { t, language } = useShellTexts();
  const games = useRegistry();
  const { data: card, error, refetch } = useQuery(matchdayQuery(matchday));
  const allRounds = useRounds();
  const rounds = allRounds?.filter((round) => matchdayOfRound(round) === matchday);
  const unfinished = useUnfinished();
  const today = localMatchday(new Date());
  const isToday = matchday === today;
  if (isToday && error && !card) return <Navigate to="/" replace />;
  if (error && !card) {
    const isAhead = problemCode(error) === 'deal.notBegun';
    return <Unavailable matchday={matchday} isAhead={isAhead} onRetry={() => void refetch()} />;
  }
  if (!card || !allRounds || !rounds || !unfinished) return null;
  const { won, lost } = scoreOf(rounds);
  const fixtures = fixturesNow(card.fixtures, games);
  const total = totalOf(fixtures, new Set(rounds.map(({ game }) => game)));
  const left = total - won - lost;
  // The hub shows a day with open fixtures.
  if (isToday && left > 0) return <Navigate to="/" replace />;
  const day = { matchday, fixtures, rounds, begun: begunOf(unfinished, matchday, today) };
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(card.date));
  return (
    <>
      <p>{date}</p>
      {left === 0 ? (
        <FinalWhistle day={day} rounds={allRounds} />
      ) : (
        <div className={css.wire}>
          <Beads won={won} lost={lost} total={total} label={t('matchday.score', { won, lost, left })} />
        </div>
      )}
      <FixtureList games={games} day={day} />
      {!isToday && <p className={css.remark}>{t('archive.late')}</p>}
      <DayLinks matchday={matchday} />
    </>
  );
}

function Unavailable({ matchday, isAhead, onRetry }: { matchday: number; isAhead: boolean; onRetry(): void }) {
  const { t } = useShellTexts();
  return (
    <div className={`${cardClass} ${css.notice}`}>
      <p role="alert">{isAhead ? t('matchday.notBegun', { matchday }) : t('matchday.unavailable')}</p>
      {isAhead ? <GamesLink /> : <Button onClick={onRetry}>{t('play.retry')}</Button>}
    </div>
  );
}

function DayLinks({ matchday }: { matchday: number }) {
  const { t } = useShellTexts();
  return (
    <nav className={css.days} aria-label={t('archive.title')}>
      {matchday > 1 && <Link to={dayAddress(matchday - 1)}>{t('matchday.title', { matchday: matchday - 1 })}</Link>}
      <Link to="/matchdays">{t('archive.title')}</Link>
      {matchday < localMatchday(new Date()) && (
        <Link to={dayAddress(matchday + 1)}>{t('matchday.title', { matchday: matchday + 1 })}</Link>
      )}
    </nav>
  );
}
