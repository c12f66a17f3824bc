import { localize, matchdayOfToken, tokenOfMatchday, type Matchday } from '@soccer-legends/contracts';
import { buttonClass } from '@soccer-legends/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ChallengeButton } from '../challenge/ChallengeButton.tsx';
import { Duel } from '../challenge/Duel.tsx';
import { rivalNote } from '../challenge/rival-note.ts';
import { useLinkedResult } from '../challenge/use-linked-result.ts';
import { FailedPage } from '../figures/FailedPage.tsx';
import { MessagePage } from '../figures/MessagePage.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { GameFrame, type GameFrameProps } from '../play/GameFrame.tsx';
import { LoadingRound } from '../play/LoadingRound.tsx';
import type { SharedRound } from '../play/shared-round.ts';
import { localStore } from '../preferences/safe-storage.ts';
import { dayAddress } from '../matchday/fixture-address.ts';
import { fixtureSaves } from '../matchday/fixture-saves.ts';
import { askToKeepStorage } from '../matchday/keep-storage.ts';
import type { RunningFixture } from '../ledger/ledger-database.ts';
import { matchdayQuery, problemCode } from '../matchday/matchday-query.ts';
import { entryOf, fixtureId, type RoundEntry } from '../ledger/round-entry.ts';
import { siteLedger } from '../ledger/site-ledger.ts';
import { MoreFixtures } from './MoreFixtures.tsx';
import { OneTab } from './OneTab.tsx';
import { DayScore } from '../matchday/DayScore.tsx';
import { NextFixture } from '../matchday/NextFixture.tsx';
import { OtherResults } from '../matchday/OtherResults.tsx';
import { ResultTicket } from '../matchday/result-ticket.ts';
import { useFixture } from '../matchday/use-fixture.ts';

export interface FixtureFrameProps extends Omit<GameFrameProps, 'shared' | 'next' | 'others' | 'games' | 'fixture'> {
  /** Token of a matchday, or of a challenge for `ChallengeFrame`. */
  token: string;
}

/** The round of a fixture, its result if it was played here before, or why it cannot be played. */
export function FixtureFrame({ token, ...frame }: FixtureFrameProps) {
  const matchday = matchdayOfToken(token);
  return matchday === undefined ? (
    <NoFixture {...frame} text="matchday.unknown" />
  ) : (
    <OneTab key={token} id={fixtureId(token, frame.loaded.listing.key)} name={frame.name}>
      <Fixture {...frame} token={token} matchday={matchday} />
    </OneTab>
  );
}

interface FixtureProps extends FixtureFrameProps {
  matchday: number;
}

function Fixture({ token, matchday, ...frame }: FixtureProps) {
  const { t } = useShellTexts();
  const { key } = frame.loaded.listing;
  const { data: card, error, refetch } = useQuery(matchdayQuery(matchday));
  const state = useFixture(siteLedger, fixtureId(token, key), card);
  // A refetch that fails must not replace a round that is being played.
  if (error && !card) {
    if (problemCode(error) === 'deal.notBegun')
      return <NoFixture {...frame} text="matchday.notBegun" values={{ matchday }} />;
    return <FailedPage title={frame.name} text={t('play.noAnswer')} onRetry={() => void refetch()} />;
  }
  if (!card || !state) return <LoadingRound />;
  if (!card.fixtures.some((fixture) => fixture.key === key)) return <NoFixture {...frame} text="matchday.unknown" />;
  if ('finished' in state) return <FinishedFixture {...frame} card={card} entry={state.finished} />;
  return <OpenFixture {...frame} token={token} card={card} begun={state.begun} />;
}

interface OpenFixtureProps extends FixtureFrameProps {
  card: Matchday;
  begun: RunningFixture;
}

function OpenFixture({ token, card, begun, ...frame }: OpenFixtureProps) {
  const { t } = useShellTexts();
  const navigate = useNavigate();
  const { key, version, route } = frame.loaded.listing;
  const { matchday } = card;
  const friend = useLinkedResult();
  const [finished, setFinished] = useState<RoundEntry>();
  const shared = useMemo<SharedRound>(() => {
    const ticket = begun.late ? undefined : new ResultTicket({ matchday, game: key }, begun.ticket);
    return {
      token,
      saved: fixtureSaves(siteLedger, begun, ticket, Date.now),
      onOver({ result, relaxed }) {
        const game = { key, version };
        const entry = entryOf({ id: begun.id, game, result, relaxed, late: begun.late }, new Date());
        setFinished(entry);
        void record(entry, ticket);
      },
      onPractice: () => void navigate(route),
    };
  }, [token, begun, matchday, key, version, route, navigate]);
  return (
    <GameFrame
      {...frame}
      shared={shared}
      note={friend && rivalNote(friend, t)}
      next={<NextFixture card={card} after={key} />}
      games={<MoreFixtures card={card} after={key} />}
      fixture={t('matchday.fixture', { number: card.fixtures.findIndex((fixture) => fixture.key === key) + 1 })}
      others={
        finished && (
          <>
            {friend && <Duel own={finished} friend={friend} />}
            <DayScore card={card} />
            <OtherResults matchday={matchday} game={key} own={finished} />
          </>
        )
      }
    />
  );
}

async function record(entry: RoundEntry, ticket: ResultTicket | undefined): Promise<void> {
  const counted = await siteLedger.finish(entry);
  if (counted === entry) void ticket?.report(entry);
  const persist = navigator.storage?.persist?.bind(navigator.storage);
  await askToKeepStorage(await siteLedger.rounds(), localStore, persist);
}

function FinishedFixture({ name, loaded, card, entry }: GameFrameProps & { card: Matchday; entry: RoundEntry }) {
  const { t } = useShellTexts();
  const friend = useLinkedResult();
  const { won, total, score } = entry;
  return (
    <MessagePage title={name} numbers={[won]}>
      <p>{t('matchday.finished', { matchday: card.matchday, won, total, score })}</p>
      <Link className={buttonClass()} to={dayAddress(card.matchday)}>
        {t('matchday.toCard')}
      </Link>
      <Link className={buttonClass('secondary')} to={loaded.listing.route}>
        {t('matchday.practice')}
      </Link>
      <ChallengeButton name={name} listing={loaded.listing} token={tokenOfMatchday(card.matchday)} />
      {friend && <Duel own={entry} friend={friend} />}
      <OtherResults matchday={card.matchday} game={entry.game} own={entry} />
    </MessagePage>
  );
}

interface NoFixtureProps extends GameFrameProps {
  text: string;
  values?: Readonly<Record<string, number>>;
}

function NoFixture({ loaded, text, values }: NoFixtureProps) {
  const { t, language } = useShellTexts();
  return (
    <MessagePage title={localize(loaded.listing.names, language)}>
      <p>{t(text, values)}</p>
      <Link className={buttonClass()} to={loaded.listing.route}>
        {t('matchday.practice')}
      </Link>
    </MessagePage>
  );
}
