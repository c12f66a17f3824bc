import type { FixtureTally } from '@soccer-legends/contracts';
import { VisuallyHidden } from '@soccer-legends/ui';
import { useQuery } from '@tanstack/react-query';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { otherResultsQuery } from './matchday-query.ts';
import css from './OtherResults.module.css';

export interface OtherResultsProps {
  matchday: number;
  game: string;
  own: { won: number; total: number };
}

/** Shows how other visitors did in a finished fixture. Renders nothing until enough results are counted. */
export function OtherResults({ matchday, game, own }: OtherResultsProps) {
  const { data } = useQuery(otherResultsQuery(matchday, game));
  return data?.tally ? <Tally tally={data.tally} own={own} /> : null;
}

function Tally({ tally, own: { won, total } }: { tally: FixtureTally } & Pick<OtherResultsProps, 'own'>) {
  const { t, language } = useShellTexts();
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const bars = barsOf(tally, total);
  const highest = Math.max(...bars.map(({ share }) => share));
  return (
    <section className={css.others}>
      <h2>{t('others.title')}</h2>
      <p>
        {t('others.won', { percent: percent.format(tally.won / tally.results) })}{' '}
        {total > 1 && t('others.half', { rounds: halfOf(tally), total })}
      </p>
      {bars.length > 2 && (
        <ol className={css.bars} aria-label={t('others.chart')}>
          {bars.map(({ rounds, share }) => (
            <li key={rounds} className={rounds === won ? css.own : undefined}>
              <span className={css.bar} style={{ blockSize: `${Math.round((100 * share) / highest)}%` }} />
              <span aria-hidden="true">{rounds}</span>
              <VisuallyHidden>
                {t('others.bar', { rounds, total, percent: percent.format(share) })}
                {rounds === won && `, ${t('others.own')}`}
              </VisuallyHidden>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** A phone has no room for more bars. */
const MOST_BARS = 13;

interface TallyBar {
  /** Number of rounds won. */
  rounds: number;
  /** Share of all results, from 0 to 1. */
  share: number;
}

/** Returns the share of each number of rounds won, from none to all; empty for a fixture with too many rounds. */
export function barsOf({ results, byRoundsWon }: FixtureTally, total: number): TallyBar[] {
  if (total + 1 > MOST_BARS) return [];
  return Array.from({ length: total + 1 }, (_, rounds) => ({ rounds, share: (byRoundsWon[rounds] ?? 0) / results }));
}

/** Returns the largest number of rounds that at least half of the visitors won. */
export function halfOf({ results, byRoundsWon }: FixtureTally): number {
  let counted = 0;
  for (let rounds = byRoundsWon.length - 1; rounds > 0; rounds--) {
    counted += byRoundsWon[rounds]!;
    if (2 * counted >= results) return rounds;
  }
  return 0;
}
