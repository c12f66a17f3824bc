import { localize } from '@soccer-legends/contracts';
import { baizeClass, Button, buttonClass, FormChip, Icon } from '@soccer-legends/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { CodeForm } from '../codes/CodeForm.tsx';
import { FigureRod } from '../figures/FigureRod.tsx';
import { FixtureList } from '../hub/FixtureList.tsx';
import cover from '../hub/Cover.module.css';
import kickOff from '../hub/KickOff.module.css';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { matchdayOfRound } from '../ledger/round-entry.ts';
import { useRounds, useUnfinished } from '../ledger/site-ledger.ts';
import { localMatchday } from '../matchday/calendar.ts';
import { scoreOf } from '../matchday/day-score.ts';
import { fixtureAddress, fixturesNow, nextFixture, totalOf } from '../matchday/fixtures.ts';
import {
  type FriendDay,
  keepFriendDay,
  LONGEST_NAME,
  nameIn,
  readFriendDays,
  scoreOfLetters,
} from '../matchday/friend-day.ts';
import { FriendBeads, FriendWire, ScoreWire } from '../matchday/FriendWire.tsx';
import { begunOf, type FixturesOfDay } from '../matchday/hub-day.ts';
import { matchdayQuery } from '../matchday/matchday-query.ts';
import { lettersOf, ShareDay } from '../matchday/ShareDay.tsx';
import { PageHeading } from '../page/PageHeading.tsx';
import { useRegistry } from '../plugins/registry.ts';
import css from './Archive.module.css';

/** A friend's matchday from a link, then the visitor's own. The friend's letters stay in this browser. */
export function SharedDay({ matchday, result }: { matchday: number; result: string }) {
  const { t } = useShellTexts();
  const games = useRegistry();
  const { data: card, error, refetch } = useQuery(matchdayQuery(matchday));
  const known = useRounds();
  const rounds = known?.filter((round) => matchdayOfRound(round) === matchday) ?? [];
  const unfinished = useUnfinished();
  const [friend, setFriend] = useFriendDay(matchday, result);
  const fixtures = card && fixturesNow(card.fixtures, games);
  const begun = unfinished && begunOf(unfinished, matchday, localMatchday(new Date()));
  const day: FixturesOfDay = { matchday, fixtures, rounds, ...(begun && { begun }) };
  const isOwn = fixtures !== undefined && rounds.length > 0 && lettersOf(fixtures, rounds) === result;
  // The visitor's own result is recognized once rounds and fixtures are read. Without a connection, there may be no fixtures.
  const isRead = known !== undefined && (card !== undefined || error !== null);
  useKeptFriend(friend, isRead && !isOwn);
  return (
    <>
      <SharedCover day={day} friend={friend} isOwn={isOwn}>
        {error && !card && (
          <>
            <p role="alert">{t(navigator.onLine ? 'play.noAnswer' : 'shared.offline')}</p>
            <Button onClick={() => void refetch()}>{t('play.retry')}</Button>
          </>
        )}
      </SharedCover>
      <FixtureList games={games} day={day} sideOf={(index) => !isOwn && <FriendChip friend={friend} index={index} />} />
      <p className={css.remark}>{t('shared.unchecked')}</p>
      {rounds.length > 0 && !isOwn && friend.name === undefined && (
        <NameFriend onName={(name) => setFriend({ ...friend, name })} />
      )}
    </>
  );
}

function NameFriend({ onName }: { onName(name: string): void }) {
  const { t } = useShellTexts();
  return (
    <CodeForm
      label={t('shared.nameFriend')}
      action={t('shared.save')}
      placeholder={t('shared.onlyHere')}
      maxLength={LONGEST_NAME}
      onCode={(typed) => {
        const name = nameIn(typed);
        if (name !== undefined) onName(name);
      }}
    />
  );
}

/** Shirt numbers of the figures beside the two that wear the scores. A wide window has room for the first three of all. */
const [FIRST, ...OTHERS] = [4, 8, 4, 8];

interface SharedCoverProps {
  day: FixturesOfDay;
  friend: FriendDay;
  /** Whether `friend` is the visitor's own result, as in a link that the visitor shared. */
  isOwn: boolean;
  children: ReactNode;
}

/** The friend's score alone, or both scores once the visitor has played, and the next step. */
function SharedCover({ day, friend, isOwn, children }: SharedCoverProps) {
  const { t } = useShellTexts();
  const { matchday, fixtures, rounds } = day;
  const { won, lost } = scoreOf(rounds);
  const total = fixtures ? totalOf(fixtures, new Set(rounds.map(({ game }) => game))) : friend.result.length;
  const left = total - won - lost;
  const hasPlayed = rounds.length > 0;
  const title = t('matchday.title', { matchday });
  return (
    <div className={`${baizeClass} ${cover.cover}`} data-wide="">
      <div className={cover.words}>
        <PageHeading title={title}>
          {isOwn ? t('shared.own') : headingOf({ friend, won, left, hasPlayed }, t)}
        </PageHeading>
        {hasPlayed && <ScoreWire name={t('challenge.you')} {...{ won, lost, total }} />}
        {!isOwn && (hasPlayed ? <FriendWire friend={friend} /> : <FriendScore friend={friend} />)}
        <p className={css.words}>
          {title} · {t(isOwn ? 'shared.ownHelp' : isToday(matchday) ? 'shared.about' : 'shared.past')}
        </p>
        {children}
        <NextStep day={day} friend={friend} isOwn={isOwn} isOver={hasPlayed && left === 0} />
      </div>
      <div className={cover.rod}>
        <FigureRod numbers={[FIRST!, scoreOfLetters(friend.result).won, hasPlayed ? won : 10, ...OTHERS]} />
      </div>
    </div>
  );
}

interface NextStepProps extends Pick<SharedCoverProps, 'day' | 'friend' | 'isOwn'> {
  isOver: boolean;
}

/** A link to the next fixture, or a button that sends the visitor's own day back. */
function NextStep({ day, friend, isOwn, isOver }: NextStepProps) {
  const { t, language } = useShellTexts();
  const games = useRegistry();
  if (isOver && day.fixtures) {
    return (
      <ShareDay day={day} days={undefined} className={kickOff.kickOff}>
        {!isOwn && <small>{t('challenge.back')}</small>}
      </ShareDay>
    );
  }
  const next = games.find(({ key }) => key === nextFixture(day));
  if (!next) return null;
  const name = localize(next.names, language);
  const hasPlayed = day.rounds.length > 0;
  return (
    <Link className={buttonClass('flood', kickOff.kickOff)} to={fixtureAddress(next.route, day.matchday)}>
      <Icon name="play" size={26} filled />
      <span>
        {hasPlayed ? t('hub.playGame', { name }) : beatText(friend, t)}
        {!hasPlayed && <small>{name}</small>}
      </span>
    </Link>
  );
}

/** Returns the friend's result in the link, with the name that an earlier visit stored for it. */
function useFriendDay(matchday: number, result: string): [FriendDay, (day: FriendDay) => void] {
  return useState<FriendDay>(() => {
    const known = readFriendDays(matchday).find((day) => day.result === result);
    return known ?? { matchday, result };
  });
}

/** Stores a friend's result of today. @param isFriend whether it is not the visitor's own result */
function useKeptFriend(friend: FriendDay, isFriend: boolean): void {
  const isKept = isFriend && isToday(friend.matchday);
  useEffect(() => {
    if (isKept) keepFriendDay(friend);
  }, [isKept, friend]);
}

function isToday(matchday: number): boolean {
  return matchday === localMatchday(new Date());
}

type Texts = ReturnType<typeof useShellTexts>['t'];

interface Comparison {
  friend: FriendDay;
  won: number;
  left: number;
  hasPlayed: boolean;
}

function headingOf({ friend, won, left, hasPlayed }: Comparison, t: Texts): string {
  const n = scoreOfLetters(friend.result).won;
  if (!hasPlayed) return t('shared.title');
  const missing = n + 1 - won;
  if (left > 0 && missing > 0)
    return missing <= left ? t('shared.more', { count: missing, n }) : t('shared.outOfReach', { n });
  if (won > n) return t('challenge.ahead');
  if (won === n) return t('challenge.level');
  return friend.name === undefined ? t('challenge.behind') : t('shared.nameAhead', { name: friend.name });
}

function beatText({ result }: FriendDay, t: Texts): string {
  const { won: n, total } = scoreOfLetters(result);
  if (n === 0) return t('shared.winOne');
  return t(n === total ? 'shared.match' : 'shared.beat', { n });
}

/** The friend's score alone, as large as the visitor's own on the hub. */
function FriendScore({ friend }: { friend: FriendDay }) {
  const { won, lost } = scoreOfLetters(friend.result);
  return (
    <>
      <p className={cover.flaps} aria-hidden="true">
        <span>{won}</span>:<span>{lost}</span>
      </p>
      <FriendBeads friend={friend} />
    </>
  );
}

function FriendChip({ friend: { result, name }, index }: { friend: FriendDay; index: number }) {
  const { t } = useShellTexts();
  const letter = result[index];
  if (letter !== 'w' && letter !== 'l') return null;
  return (
    <span className={css.friend}>
      {name ?? t('challenge.friend')} <FormChip result={letter === 'w' ? 'won' : 'lost'} />
    </span>
  );
}
