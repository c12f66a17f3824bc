import { dateOfMatchday } from '@soccer-legends/contracts';
import { baizeClass, Beads, Numeral, touchableClass } from '@soccer-legends/ui';
import { Link } from 'react-router-dom';
import { PageHeading } from '../page/PageHeading.tsx';
import { useHydrated } from '../page/use-hydrated.ts';
import { FigureRod } from '../figures/FigureRod.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { totalOf, dayAddress } from '../matchday/fixtures.ts';
import { FriendWire } from '../matchday/FriendWire.tsx';
import { scoreOf } from '../matchday/day-score.ts';
import css from './Cover.module.css';
import { MOST_FIXTURES } from '../matchday/hub-day.ts';
import { KickOff, type KickOffProps } from './KickOff.tsx';

const NUMBERS = [7, 4, 10, 8, 11];

export function Cover({ games, day }: KickOffProps) {
  const { t } = useShellTexts();
  return (
    <div className={`${baizeClass} ${css.cover}`} data-wide="">
      <div className={css.words}>
        {games.length > 0 && <Score games={games} day={day} />}
        <div className={css.title}>
          <PageHeading>
            {games.length === 0 ? t('shell.productName') : t('hub.title', { count: games.length })}
          </PageHeading>
          <p>{t('hub.description')}</p>
        </div>
        <KickOff games={games} day={day} />
      </div>
      <div className={css.rod}>
        <FigureRod numbers={NUMBERS} />
      </div>
    </div>
  );
}

/** The date of a matchday. The server cannot render it: its names of days may differ from those of the browser. */
function DayName({ matchday }: { matchday: number }) {
  const { language } = useShellTexts();
  const hydrated = useHydrated();
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const name = hydrated && new Intl.DateTimeFormat(language, format).format(new Date(dateOfMatchday(matchday)));
  return <span className={css.date}>{name}</span>;
}

/** Shows no score until this browser's results are read. `early-day.ts` finds the parts by `data-own`. */
function Score({ games, day: { matchday, fixtures, rounds, known, friend } }: KickOffProps) {
  const { t } = useShellTexts();
  const { won, lost } = scoreOf(rounds);
  const finished = new Set(rounds.map(({ game }) => game));
  const total = fixtures ? totalOf(fixtures, finished) : Math.min(games.length, MOST_FIXTURES);
  const left = Math.max(0, total - won - lost);
  const isRead = known !== undefined || rounds.length > 0;
  const sentence = (score: Record<'won' | 'lost' | 'left', number | string>): string => t('matchday.score', score);
  const remaining = Array.from({ length: total + 1 }, (_, count) => t('matchday.left', { count }));
  return (
    <div className={css.day}>
      <p className={css.matchday}>
        {t('matchday.name')} <Numeral size="cover">{matchday}</Numeral> <DayName matchday={matchday} />
      </p>
      <div className={css.score}>
        <p className={css.flaps} aria-hidden="true">
          <span data-own="won">{isRead ? won : '–'}</span>:<span data-own="lost">{isRead ? lost : '–'}</span>
        </p>
        <p className={css.left} data-unread={isRead ? undefined : ''}>
          <span hidden={left === 0} data-own="left" data-texts={remaining.join('|')}>
            {remaining[left]}
          </span>
          <Link className={touchableClass} to={dayAddress(matchday)} hidden={left > 0} data-own="whistle">
            {t('matchday.finalWhistle')}
          </Link>
        </p>
      </div>
      <div className={css.wire} data-own="wire" data-text={sentence({ won: '%won', lost: '%lost', left: '%left' })}>
        <Beads
          won={won}
          lost={lost}
          total={total}
          label={isRead ? sentence({ won, lost, left }) : t('matchday.title', { matchday })}
        />
        {friend && <FriendWire friend={friend} />}
      </div>
    </div>
  );
}
