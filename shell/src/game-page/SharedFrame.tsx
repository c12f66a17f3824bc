import {
  CHALLENGE_DAYS,
  type GameListing,
  isChallengeToken,
  type Matchday,
  matchdayOfToken,
} from '@soccer-legends/contracts';
import { useQuery } from '@tanstack/react-query';
import { ChallengeButton } from '../challenge/ChallengeButton.tsx';
import { challengeQuery } from '../challenge/challenge-query.ts';
import { Duel } from '../challenge/Duel.tsx';
import { useLinkedResult } from '../challenge/challenge-link.ts';
import { MessageCard, MissingPart } from '../figures/MessageCard.tsx';
import { PageCover } from '../figures/PageCover.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import type { RunningFixture } from '../ledger/ledger-database.ts';
import { fixtureId, type RoundEntry } from '../ledger/round-entry.ts';
import { DayScore } from '../matchday/DayScore.tsx';
import { dayAddress, fixtureAddress } from '../matchday/fixture-address.ts';
import { optionsOf } from '../matchday/fixtures.ts';
import { matchdayQuery, problemCode } from '../matchday/matchday-query.ts';
import { NextFixture, useOpenFixtures } from '../matchday/NextFixture.tsx';
import { OtherResults } from '../matchday/OtherResults.tsx';
import { ButtonLink } from '../page/ButtonLink.tsx';
import { GameFrame } from '../play/GameFrame.tsx';
import { LoadingRound } from '../play/LoadingGame.tsx';
import type { LoadedGame } from '../plugins/load-game.ts';
import { GameTiles, MOST_TILES } from '../results/GameTiles.tsx';
import { OneTab } from './OneTab.tsx';
import { useRoundState, useSharedRound } from './shared-round.ts';

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
  if ('begun' in state) return <OpenFixture {...props} card={card} begun={state.begun} />;
  return <FinishedFixture {...props} matchday={matchday} entry={state.finished} />;
}

function OpenFixture({
  name,
  loaded,
  token,
  card,
  begun,
}: SharedFrameProps & { card: Matchday; begun: RunningFixture }) {
  const { t } = useShellTexts();
  const { matchday, seed, fixtures } = card;
  const { key } = loaded.listing;
  const friend = useLinkedResult();
  const { shared, finished } = useSharedRound({ token, seed, begun, matchday }, loaded.listing);
  return (
    <GameFrame
      name={name}
      loaded={loaded}
      shared={{
        ...shared,
        preset: optionsOf(loaded.listing, matchday),
        note: friend && t('challenge.says', { won: friend.won, total: friend.total }),
        fixture: t('matchday.fixture', { number: fixtures.findIndex((fixture) => fixture.key === key) + 1 }),
        next: <NextFixture card={card} after={key} />,
        games: <MoreFixtures card={card} after={key} />,
        others: finished && (
          <>
            {friend && <Duel own={finished} friend={friend} />}
            <DayScore card={card} />
            <OtherResults matchday={matchday} game={key} own={finished} />
          </>
        ),
      }}
    />
  );
}

/** The open fixtures that follow the next one, which has a button of its own. */
function MoreFixtures({ card, after }: { card: Matchday; after: string }) {
  const following = useOpenFixtures(card, after).slice(1, 1 + MOST_TILES);
  return <GameTiles games={following.map((game) => ({ game, to: fixtureAddress(game.route, card.matchday) }))} />;
}

interface FinishedProps extends SharedFrameProps {
  entry: RoundEntry;
}

function FinishedFixture({ name, loaded: { listing }, token, entry, matchday }: FinishedProps & { matchday: number }) {
  const { t } = useShellTexts();
  const friend = useLinkedResult();
  const { won, total, score } = entry;
  return (
    <MessageCard title={name} numbers={[won]}>
      <p>{t('matchday.finished', { matchday, won, total, score })}</p>
      <ButtonLink to={dayAddress(matchday)}>{t('matchday.toCard')}</ButtonLink>
      <PracticeLink listing={listing} />
      <ChallengeButton name={name} listing={listing} token={token} />
      {friend && <Duel own={entry} friend={friend} />}
      <OtherResults matchday={matchday} game={entry.game} own={entry} />
    </MessageCard>
  );
}

function Challenge(props: SharedFrameProps) {
  const { token, name, loaded } = props;
  const { data: challenge, error, refetch } = useQuery(challengeQuery(token));
  const state = useRoundState(fixtureId(token, loaded.listing.key), null);
  // A finished round stays visible after the challenge has ended.
  if (state && 'finished' in state) return <FinishedChallenge {...props} entry={state.finished} />;
  if (error && problemCode(error) === 'deal.unknown') return <EndedChallenge name={name} listing={loaded.listing} />;
  if (error) return <MissingPart title={name} onRetry={() => void refetch()} />;
  return challenge && state ? <OpenChallenge {...props} seed={challenge.seed} begun={state.begun} /> : <LoadingRound />;
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
            <ChallengeButton name={name} listing={listing} token={undefined} look="primary" isInstead />
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

function OpenChallenge({ name, loaded, ...round }: SharedFrameProps & { seed: string; begun: RunningFixture }) {
  const { t } = useShellTexts();
  const friend = useLinkedResult();
  const { shared, finished } = useSharedRound({ ...round, matchday: undefined }, loaded.listing);
  return (
    <GameFrame
      name={name}
      loaded={loaded}
      shared={{
        ...shared,
        note: friend ? t('challenge.says', { won: friend.won, total: friend.total }) : t('challenge.playFirst'),
        others: finished && friend && <Duel own={finished} friend={friend} />,
      }}
    />
  );
}

function FinishedChallenge({ name, loaded: { listing }, token, entry }: FinishedProps) {
  const { t } = useShellTexts();
  const friend = useLinkedResult();
  const { won, total, score } = entry;
  return (
    <MessageCard title={name} numbers={[won]}>
      <p>{t('challenge.finished', { won, total, score })}</p>
      <ChallengeButton name={name} listing={listing} token={token} look="primary" />
      <PracticeLink listing={listing} />
      {friend && <Duel own={entry} friend={friend} />}
    </MessageCard>
  );
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

function PracticeLink({ listing }: { listing: GameListing }) {
  const { t } = useShellTexts();
  return (
    <ButtonLink to={listing.route} look="secondary">
      {t('matchday.practice')}
    </ButtonLink>
  );
}
