import { localize } from '@soccer-legends/contracts';
import { cardClass, FormChip } from '@soccer-legends/ui';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import type { RoundEntry } from '../ledger/round-entry.ts';
import { useRegistry } from '../plugins/registry.ts';
import css from './Season.module.css';
import type { Season } from '../matchday/season.ts';

export function GameTable({ rounds }: { rounds: readonly RoundEntry[] }) {
  const { t } = useShellTexts();
  return (
    <section className={`${cardClass} ${css.card}`}>
      <h2 id="by-game">{t('season.byGame')}</h2>
      <table className={css.games} aria-labelledby="by-game">
        <thead>
          <tr>
            <th scope="col">{t('season.game')}</th>
            <th scope="col">{t('season.rounds')}</th>
            <th scope="col">{t('season.won')}</th>
            <th scope="col">{t('season.best')}</th>
            <th scope="col">{t('season.form')}</th>
          </tr>
        </thead>
        <tbody>
          {gameRecords(rounds).map((record) => (
            <GameRow key={record.game} {...record} />
          ))}
        </tbody>
      </table>
      <p className={css.remark}>{t('season.withPractice')}</p>
    </section>
  );
}

function GameRow({ game, played, wonPercent, best, form }: GameRecord) {
  const { language } = useShellTexts();
  const listing = useRegistry().find(({ key }) => key === game);
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(wonPercent / 100);
  return (
    <tr>
      <th scope="row">{listing ? localize(listing.names, language) : game}</th>
      <td>{played}</td>
      <td>{percent}</td>
      <td>{best ?? '–'}</td>
      <td>
        <span className={css.form}>
          {form.map(({ id, outcome }) => (
            <FormChip key={id} result={outcome === 'win' ? 'won' : 'lost'} />
          ))}
        </span>
      </td>
    </tr>
  );
}

interface TotalsProps {
  season: Season;
  showStreaks: boolean;
}

export function Totals({ season: { played, won, lost, streak }, showStreaks }: TotalsProps) {
  const { t } = useShellTexts();
  return (
    <dl className={`${cardClass} ${css.totals}`}>
      <Total value={String(played)} label={t('season.matchdays', { count: played })} />
      {showStreaks && (
        <>
          <Total value={String(streak.days)} label={t('season.inRow', { count: streak.days })} />
          <Total value={String(streak.longest)} label={t('season.longest')} />
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

const FORM_LENGTH = 5;

interface GameRecord {
  game: string;
  played: number;
  /** Percentage of played rounds that were won, from 0 to 100. */
  wonPercent: number;
  /** Best score of rounds with the standard time; undefined without one. */
  best: number | undefined;
  /** The last five rounds, the oldest first. */
  form: readonly Pick<RoundEntry, 'id' | 'outcome'>[];
}

/** Returns a record for each game, the most played first. */
export function gameRecords(rounds: readonly RoundEntry[]): GameRecord[] {
  const games = new Set(rounds.map(({ game }) => game));
  const roundsOf = (key: string) => rounds.filter(({ game }) => game === key);
  return [...games]
    .map((game) => recordOf(game, roundsOf(game)))
    .toSorted((a, b) => b.played - a.played || (a.game < b.game ? -1 : 1));
}

function recordOf(game: string, rounds: readonly RoundEntry[]): GameRecord {
  const won = rounds.filter(({ outcome }) => outcome === 'win').length;
  const scores = rounds.filter(({ relaxed }) => !relaxed).map(({ score }) => score);
  return {
    game,
    played: rounds.length,
    wonPercent: Math.round((100 * won) / rounds.length),
    best: scores.length > 0 ? Math.max(...scores) : undefined,
    form: rounds.toSorted((a, b) => a.at - b.at).slice(-FORM_LENGTH),
  };
}
