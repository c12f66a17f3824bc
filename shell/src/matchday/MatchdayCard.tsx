import { localize, type GameListing, type Matchday } from '@soccer-legends/contracts';
import { Beads, buttonClass, FormChip } from '@soccer-legends/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { usePreferences } from '../preferences/context.ts';
import css from './MatchdayCard.module.css';
import { scoreOf } from './day-score.ts';
import { fixtureAddress } from './fixture-address.ts';
import { matchdayQuery, problemCode } from './matchday-query.ts';
import { nextFixture } from './next-fixture.ts';
import { matchdayOfRound, type RoundEntry } from './round-entry.ts';
import { seasonOf, type Season, type WeekDay } from './season.ts';
import { siteLedger, useRounds } from './site-ledger.ts';
import { standingOf } from './standing.ts';
import { useToday } from './use-today.ts';

/** The fixtures of the day with their results, the run and the week. */
export function MatchdayCard({ games }: { games: readonly GameListing[] }) {
  const { t } = useShellTexts();
  const { matchday, newMatchday, show } = useToday();
  const rounds = useRounds();
  // A device whose clock stands before the first matchday has no card to ask for.
  const { data: card, error } = useQuery({ ...matchdayQuery(matchday), enabled: matchday > 0 });
  if (matchday === 0) return <Message text={t('matchday.unavailable')} />;
  if (error) {
    const isAhead = problemCode(error) === 'deal.notBegun';
    return <Message text={isAhead ? t('matchday.notBegun', { matchday }) : t('matchday.unavailable')} />;
  }
  if (!card || !rounds) return <Message text="" />;
  const ofDay = rounds.filter((round) => matchdayOfRound(round) === matchday);
  return (
    <>
      <h2>{t('matchday.title', { matchday })}</h2>
      <DayScoreLine card={card} rounds={ofDay} />
      <NextLink card={card} rounds={ofDay} games={games} />
      <SeasonLine season={seasonOf(rounds, matchday)} />
      <details className={css.all}>
        <summary>{t('matchday.fixtures')}</summary>
        <Fixtures card={card} rounds={ofDay} games={games} />
      </details>
      {standingOf(matchday, card.open).kind === 'behind' && <p className={css.remark}>{t('matchday.behind')}</p>}
      {newMatchday !== undefined && (
        <p className={css.newDay} role="status">
          {t('matchday.newDay', { matchday: newMatchday })}{' '}
          <button type="button" onClick={show}>
            {t('matchday.show')}
          </button>
        </p>
      )}
      {siteLedger.forgets && <p className={css.remark}>{t('matchday.forgets')}</p>}
    </>
  );
}

/** The card without a matchday: while it is loaded, and where there is none. */
function Message({ text }: { text: string }) {
  const { t } = useShellTexts();
  return (
    <>
      <h2>{t('matchday.name')}</h2>
      <p>{text}</p>
    </>
  );
}

interface DayProps {
  card: Matchday;
  /** The finished fixtures of the day. */
  rounds: readonly RoundEntry[];
}

function DayScoreLine({ card, rounds }: DayProps) {
  const { t } = useShellTexts();
  const { won, lost } = scoreOf(rounds);
  const total = card.fixtures.filter(({ key, isCalledOff }) => !isCalledOff || isFinished(key, rounds)).length;
  const left = Math.max(0, total - won - lost);
  return (
    <div className={css.score}>
      <Beads won={won} lost={lost} total={total} label={t('matchday.score', { won, lost, left })} />
      <p>{left > 0 ? t('matchday.left', { count: left }) : t('matchday.allPlayed')}</p>
    </div>
  );
}

function NextLink({ card, rounds, games }: DayProps & { games: readonly GameListing[] }) {
  const { t, language } = useShellTexts();
  const key = nextFixture(card, new Set(rounds.map(({ game }) => game)));
  const game = games.find((listing) => listing.key === key);
  if (!game) return null;
  return (
    <Link className={buttonClass('primary', css.next)} to={fixtureAddress(game.route, card.matchday)}>
      {t('hub.playGame', { name: localize(game.names, language) })}
    </Link>
  );
}

function SeasonLine({ season: { played, run, week } }: { season: Season }) {
  const { t } = useShellTexts();
  const { runs } = usePreferences().preferences;
  if (played === 0) return null;
  const inRow = [t('matchday.inRow', { count: run.days }), t('matchday.longest', { count: run.longest })];
  return (
    <div className={css.season}>
      <p>{[t('matchday.played', { count: played }), ...(runs === 'shown' ? inRow : [])].join(' · ')}</p>
      <ol className={css.week} aria-label={t('matchday.week')}>
        {week.map((day) => (
          <Day key={day.matchday} {...day} />
        ))}
      </ol>
    </div>
  );
}

const RESULTS = { W: 'won', D: 'drawn', L: 'lost', rest: 'rest' } as const;

function Day({ matchday, result }: WeekDay) {
  const { t } = useShellTexts();
  return (
    <li>
      {result ? (
        <FormChip result={RESULTS[result]} />
      ) : (
        <span className={css.open} role="img" aria-label={t('matchday.notPlayed')} />
      )}
      <span className={css.number}>{matchday}</span>
    </li>
  );
}

function Fixtures({ card, rounds, games }: DayProps & { games: readonly GameListing[] }) {
  const { t, language } = useShellTexts();
  return (
    <ol className={css.fixtures}>
      {card.fixtures.map(({ key, isCalledOff }) => {
        const game = games.find((listing) => listing.key === key);
        const round = rounds.find((entry) => entry.game === key);
        const name = game ? localize(game.names, language) : key;
        return (
          <li key={key}>
            {round || isCalledOff || !game ? (
              <span>{name}</span>
            ) : (
              <Link to={fixtureAddress(game.route, card.matchday)}>{name}</Link>
            )}
            {round && <FormChip result={round.outcome === 'win' ? 'won' : 'lost'} />}
            {!round && isCalledOff && <span className={css.remark}>{t('matchday.calledOff')}</span>}
          </li>
        );
      })}
    </ol>
  );
}

function isFinished(key: string, rounds: readonly RoundEntry[]): boolean {
  return rounds.some(({ game }) => game === key);
}
