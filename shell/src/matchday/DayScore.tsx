import type { Matchday } from '@soccer-legends/contracts';
import { baizeClass, Beads, touchableClass } from '@soccer-legends/ui';
import { Link } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { matchdayOfRound } from '../ledger/round-entry.ts';
import { useRounds } from '../ledger/site-ledger.ts';
import { useRegistry } from '../plugins/registry.ts';
import { scoreOf } from './day-score.ts';
import css from './DayScore.module.css';
import { fixturesNow, totalOf, dayAddress } from './fixtures.ts';

/** The score of a matchday so far, with a link to its other fixtures. */
export function DayScore({ card: { matchday, fixtures } }: { card: Matchday }) {
  const { t } = useShellTexts();
  const games = useRegistry();
  const rounds = useRounds();
  if (!rounds) return null;
  const finished = rounds.filter((round) => matchdayOfRound(round) === matchday);
  const total = totalOf(fixturesNow(fixtures, games), new Set(finished.map(({ game }) => game)));
  const { won, lost } = scoreOf(finished);
  const left = total - won - lost;
  return (
    <section className={`${baizeClass} ${css.day}`}>
      <h2>{t('matchday.title', { matchday })}</h2>
      <strong className={css.score} aria-hidden="true">
        {won} : {lost}
      </strong>
      <Beads won={won} lost={lost} total={total} label={t('matchday.score', { won, lost, left })} />
      <p>{left > 0 ? t('matchday.left', { count: left }) : t('matchday.allDone')}</p>
      <Link className={touchableClass} to={dayAddress(matchday)}>
        {t('matchday.toCard')}
      </Link>
    </section>
  );
}
