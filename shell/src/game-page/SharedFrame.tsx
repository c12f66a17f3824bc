import {
  type Challenge as ChallengeTerms,
  CHALLENGE_DAYS,
  type GameListing,
  isChallengeToken,
  type Matchday,
  matchdayOfToken,
} from '@soccer-legends/contracts';
import type { Resumable } from '@soccer-legends/game-sdk/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { ChallengeButton } from '../challenge/ChallengeButton.tsx';
import { useLinkedResult } from '../challenge/challenge-link.ts';
import { challengeQuery } from '../challenge/challenge-query.ts';
import type { DuelProps } from '../replay/Duel.tsx';
import { MessageCard, MissingPart } from '../figures/MessageCard.tsx';
import { PageCover } from '../figures/PageCover.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import type { RunningFixture } from '../ledger/ledger-database.ts';
import { fixtureId, readOptions, type RoundEntry } from '../ledger/round-entry.ts';
import { siteLedger } from '../ledger/site-ledger.ts';
import { isLate, localMatchday, standingOf } from '../matchday/calendar.ts';
import { DayScore } from '../matchday/DayScore.tsx';
import { optionsOf, fixtureAddress } from '../matchday/fixtures.ts';
import { matchdayQuery, problemCode, useNamedShares } from '../matchday/matchday-query.ts';
import { Moments } from '../matchday/Moments.tsx';
import { NextFixture, useOpenFixtures } from '../matchday/NextFixture.tsx';
import { OtherResults } from '../matchday/OtherResults.tsx';
import { ButtonLink } from '../page/ButtonLink.tsx';
import { LoadedPart } from '../page/LoadedPart.tsx';
import { usePreferences } from '../preferences/preferences.ts';
import { FinishedRound } from '../play/GameOver.tsx';
import { LoadingRound } from '../play/LoadingGame.tsx';
import type { SharedEnd, SharedRound } from '../play/visit.ts';
import type { LoadedGame } from '../plugins/load-game.ts';
import { friendNote, startLabel } from '../replay/friend-words.ts';
import { keepRacesGhosts, racesGhosts } from '../ghost/GhostRow.tsx';
import type { Friend } from '../replay/friend.ts';
import type { WatchButtonProps } from '../replay/watch-button.lazy.tsx';
import { loadFriend, useFriend, useOwnRound } from '../replay/use-friend.ts';
import { FramedSummary } from '../sandbox/FramedSummary.tsx';
import { GameTiles, MOST_TILES } from '../results/GameTiles.tsx';
import { NamedSharesContext } from '../results/NamedLine.tsx';
import { GameFrame } from './GameFrame.tsx';
import { OneTab } from './OneTab.tsx';
import { endOf, useRoundState, useSharedRound } from './shared-round.ts';

export interface SharedFrameProps {
  /** The game's name in the page's language. */
  name: string;
  loaded: LoadedGame;
  token: string;
}

/** The round of a token, its result if it was played here before, or why it cannot be played. */
export function SharedFrame(props: SharedFrameProps) {
  const { name, loaded, token } = props;
  const { t } = useShellTexts();
  const matchday = matchdayOfToken(token);
  if (matchday === undefined && !isChallengeToken(token)) return <Unplayable {...props} text={t('matchday.unknown')} />;
  return (
    <OneTab key={token} id={fixtureId(token, loaded.listing.key)} name={name}>
      {matchday === undefined ? <Challenge {...props} /> : <Fixture {...props} matchday={matchday} />}
    </OneTab>
  );
}

function Fixture({ matchday, ...props }: SharedFrameProps & { matchday: number }) {
  const { t } = useShellTexts();
  const { name, loaded, token } = props;
  const { key } = loaded.listing;
  const { data: card, error, refetch } = useQuery(matchdayQuery(matchday));
  const state = useRoundState(fixtureId(token, key), card);
  // A refetch that fails must not replace a round that is being played.
  if (error && !card) {
    if (problemCode(error) === 'deal.notBegun')
      return <Unplayable {...props} text={t('matchday.notBegun', { matchday })} />;
    return <MissingPart title={name} onRetry={() => void refetch()} />;
  }
  if (!card || !state) return <LoadingRound />;
  if (!card.fixtures.some((fixture) => fixture.key === key))
    return <Unplayable {...props} text={t('matchday.unknown')} />;
  if ('begun' in state) return <OpenFixture {...props} {...state} card={card} />;
  return <FinishedFixture {...props} {...state} card={card} />;
}

interface OpenFixtureProps extends SharedFrameProps {
  card: Matchday;
  begun: RunningFixture;
  /** Whether this browser has a result of the game. */
  knowsGame: boolean;
}

/** After the visitor has watched a friend's round of the fixture, the fixture is played like one of a past day. */
function OpenFixture({ begun, ...props }: OpenFixtureProps) {
  const [watched, setWatched] = useState<RunningFixture>();
  return <PlayedFixture key={watched ? 'watched' : 'new'} begun={watched ?? begun} onWatched={setWatched} {...props} />;
}

interface PlayedFixtureProps extends OpenFixtureProps {
  /** @param spoiled the fixture, which no longer counts */
  onWatched(spoiled: RunningFixture): void;
}

function PlayedFixture({ name, loaded, token, card, begun, knowsGame, onWatched }: PlayedFixtureProps) {
  const { t } = useShellTexts();
  const { rules } = usePreferences().preferences;
  const { matchday, seed } = card;
  const preset = optionsOf(loaded.listing, matchday);
  const friend = useFriend({ loaded, token, seed, preset });
  const watching = begun.late ? {} : spoilingOf(begun, onWatched);
  const watch = friend?.played && <Watch {...{ name, loaded, played: friend.played, ...watching }} />;
  const shown = useFriendShown(friend, watch);
  const isOver = isLate(matchday, standingOf(localMatchday(new Date()), card.open));
  const conditions = !begun.late ? 'matchday.oneTry' : isOver ? 'matchday.lateTry' : 'replay.watched';
  const { shared, finished } = useSharedRound({ token, seed, begun, matchday }, loaded.listing);
  const end = useFixtureEnd(card, { name, loaded, own: finished, isNew: true, friend });
  const named = useNamedShares(matchday, loaded.listing.key, finished !== undefined);
  const round = (
    <GameFrame
      name={name}
      loaded={loaded}
      shared={{
        ...shared,
        ...end,
        ...shown,
        preset,
        // The intro of a late fixture and of a friend's has conditions of its own.
        skipsIntro: knowsGame && rules === 'once' && !begun.late && !friend,
        note: [friend && friendNote(friend, t), t(conditions, { matchday })].filter(Boolean).join(' '),
      }}
    />
  );
  return <NamedSharesContext value={named}>{round}</NamedSharesContext>;
}

/** Returns the handlers for watching a friend's round of an open fixture, which then no longer counts, even after a reload. */
function spoilingOf(begun: RunningFixture, onWatched: PlayedFixtureProps['onWatched']) {
  const spoiled = { ...begun, late: true };
  return { onSpoiled: () => void siteLedger.keep(spoiled), onClose: () => onWatched(spoiled) };
}

function Watch(round: WatchButtonProps) {
  return <LoadedPart load={loadFriend}>{({ WatchButton }) => <WatchButton {...round} />}</LoadedPart>;
}

/**
 * Returns what a round shows of the result in its link, before it and while it is played.
 * @param watch a button that plays the friend's round
 */
function useFriendShown(
  friend: Friend | undefined,
  watch?: ReactNode,
): Pick<SharedRound, 'top' | 'startLabel' | 'race'> {
  const { t } = useShellTexts();
  const [races, setRaces] = useState(racesGhosts);
  if (!friend) return {};
  function chooseRace(chosen: boolean): void {
    keepRacesGhosts(chosen);
    setRaces(chosen);
  }
  return {
    top: (
      <LoadedPart load={loadFriend}>
        {({ FriendTop }) => <FriendTop friend={friend} races={races} onRaces={chooseRace} watch={watch} />}
      </LoadedPart>
    ),
    startLabel: startLabel(friend, t),
    race: races ? friend.ghost : undefined,
  };
}

/**
 * Returns what the results of a fixture show of its day.
 * @param own its result, undefined until it is over; `isNew` if it ended in this visit
 */
function useFixtureEnd(
  card: Matchday,
  {
    name,
    loaded,
    own,
    isNew = false,
    friend,
  }: Pick<SharedFrameProps, 'name' | 'loaded'> & {
    own: RoundEntry | undefined;
    isNew?: boolean;
    friend: Friend | undefined;
  },
): Omit<SharedEnd, 'token'> {
  const { t } = useShellTexts();
  const { key } = loaded.listing;
  return {
    fixture: t('matchday.fixture', { number: card.fixtures.findIndex((fixture) => fixture.key === key) + 1 }),
    next: <NextFixture card={card} after={key} />,
    games: <MoreFixtures card={card} after={key} />,
    others: own && (
      <>
        {friend && <Compared name={name} loaded={loaded} own={own} friend={friend} />}
        {isNew && <Moments card={card} latest={own} />}
      </>
    ),
    day: own && (
      <>
        <DayScore card={card} />
        <OtherResults matchday={card.matchday} game={key} own={own} />
      </>
    ),
  };
}

function Compared(results: DuelProps) {
  return <LoadedPart load={loadFriend}>{({ Duel }) => <Duel {...results} />}</LoadedPart>;
}

/** The open fixtures that follow the next one, which has a button of its own. */
function MoreFixtures({ card, after }: { card: Matchday; after: string }) {
  const following = useOpenFixtures(card, after).slice(1, 1 + MOST_TILES);
  return <GameTiles games={following.map((game) => ({ game, to: fixtureAddress(game.route, card.matchday) }))} />;
}

interface FinishedProps extends SharedFrameProps {
  finished: RoundEntry;
  played?: Resumable | undefined;
}

function FinishedFixture({ name, loaded, token, finished, card, ...kept }: FinishedProps & { card: Matchday }) {
  const preset = optionsOf(loaded.listing, card.matchday);
  const round = { loaded, token, seed: card.seed, preset };
  const played = useOwnRound(round, finished, kept.played);
  const friend = useFriend(round);
  const end = useFixtureEnd(card, { name, loaded, own: finished, friend });
  const named = useNamedShares(card.matchday, loaded.listing.key, true);
  return (
    <NamedSharesContext value={named}>
      <FinishedGame {...{ name, loaded, finished, played }} shared={{ token, ...end }} />
    </NamedSharesContext>
  );
}

function FinishedGame({
  name,
  loaded,
  finished,
  played,
  shared,
}: Omit<FinishedProps, 'token'> & { shared: SharedEnd }) {
  const end = useMemo(() => endOf(loaded.game, finished, played), [loaded, finished, played]);
  const framed = played && <FramedSummary {...{ name, loaded, attempt: 0, token: shared.token }} over={{ played }} />;
  return <FinishedRound {...{ name, loaded, shared, end }} summary={loaded.game ? undefined : framed} />;
}

function Challenge(props: SharedFrameProps) {
  const { t } = useShellTexts();
  const { token, name, loaded } = props;
  const { data: challenge, error, refetch } = useQuery(challengeQuery(token));
  const state = useRoundState(fixtureId(token, loaded.listing.key), null);
  // A finished round stays visible after the challenge has ended.
  if (state && 'finished' in state) return <FinishedChallenge {...props} {...state} terms={challenge} />;
  if (error && problemCode(error) === 'deal.unknown') return <EndedChallenge name={name} listing={loaded.listing} />;
  if (error) return <MissingPart title={name} offline={t('challenge.offline')} onRetry={() => void refetch()} />;
  return challenge && state ? <OpenChallenge {...props} {...challenge} begun={state.begun} /> : <LoadingRound />;
}

/** Also for a token that never existed: the server does not tell them apart. */
function EndedChallenge({ name, listing }: { name: string; listing: GameListing }) {
  const { t } = useShellTexts();
  return (
    <PageCover
      title={name}
      heading={t('challenge.over')}
      number={undefined}
      before={
        <p>
          <strong>{name}</strong> · {t('challenge.fromFriend')}
        </p>
      }
      after={
        <>
          {listing.matchday === false ? (
            <ButtonLink to={listing.route}>{t('matchday.practice')}</ButtonLink>
          ) : (
            <ChallengeButton name={name} listing={listing} token={undefined} look="flood" isInstead />
          )}
          <ButtonLink to="/" look="secondary">
            {t('shell.exit')}
          </ButtonLink>
          <p>{t('challenge.overReason', { days: CHALLENGE_DAYS })}</p>
        </>
      }
    />
  );
}

function OpenChallenge({
  name,
  loaded,
  recent,
  ...round
}: SharedFrameProps & ChallengeTerms & { begun: RunningFixture }) {
  const { t } = useShellTexts();
  const preset = useLinkedResult()?.options ?? {};
  const friend = useFriend({ loaded, token: round.token, seed: round.seed, preset, recent });
  const shown = useFriendShown(friend);
  const { shared, finished } = useSharedRound({ ...round, matchday: undefined }, loaded.listing);
  return (
    <GameFrame
      name={name}
      loaded={loaded}
      shared={{
        ...shared,
        ...shown,
        recent,
        preset,
        note: [friend ? friendNote(friend, t) : t('challenge.playFirst'), t('matchday.oneTry')].join(' '),
        others: finished && friend && <Compared name={name} loaded={loaded} own={finished} friend={friend} />,
      }}
    />
  );
}

/** @param terms undefined until they are known, and after the end of the challenge: nothing can then be replayed */
function FinishedChallenge({
  name,
  loaded,
  token,
  finished,
  terms,
  ...kept
}: FinishedProps & { terms: ChallengeTerms | undefined }) {
  const preset = useLinkedResult()?.options ?? readOptions(finished.options);
  const round = { loaded, token, seed: terms?.seed, preset, recent: terms?.recent };
  const played = useOwnRound(round, finished, kept.played);
  const friend = useFriend(round);
  const others = friend && <Compared name={name} loaded={loaded} own={finished} friend={friend} />;
  return <FinishedGame {...{ name, loaded, finished, played }} shared={{ token, others }} />;
}

function Unplayable({ name, loaded, text }: SharedFrameProps & { text: string }) {
  const { t } = useShellTexts();
  return (
    <MessageCard title={name}>
      <p>{text}</p>
      <ButtonLink to={loaded.listing.route}>{t('matchday.practice')}</ButtonLink>
    </MessageCard>
  );
}
