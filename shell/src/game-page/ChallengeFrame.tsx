import { buttonClass } from '@soccer-legends/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { FailedPage } from '../figures/FailedPage.tsx';
import { MessagePage } from '../figures/MessagePage.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { localMatchday } from '../matchday/calendar.ts';
import type { FixtureFrameProps } from './FixtureFrame.tsx';
import { fixtureSaves } from '../matchday/fixture-saves.ts';
import type { RunningFixture } from '../ledger/ledger-database.ts';
import { problemCode } from '../matchday/matchday-query.ts';
import { OneTab } from './OneTab.tsx';
import { entryOf, fixtureId, type RoundEntry } from '../ledger/round-entry.ts';
import { siteLedger } from '../ledger/site-ledger.ts';
import { readRound, type FixtureState } from '../matchday/use-fixture.ts';
import { GameFrame } from '../play/GameFrame.tsx';
import { LoadingRound } from '../play/LoadingRound.tsx';
import type { SharedRound } from '../play/shared-round.ts';
import { ChallengeButton } from '../challenge/ChallengeButton.tsx';
import { challengeQuery } from '../challenge/challenge-query.ts';
import { Duel } from '../challenge/Duel.tsx';
import { rivalNote } from '../challenge/rival-note.ts';
import { useLinkedResult } from '../challenge/use-linked-result.ts';

/** The round of a challenge, its result if it was played here before, or a new challenge if it has ended. */
export function ChallengeFrame(props: FixtureFrameProps) {
  return (
    <OneTab id={fixtureId(props.token, props.loaded.listing.key)} name={props.name}>
      <Challenge {...props} />
    </OneTab>
  );
}

function Challenge(props: FixtureFrameProps) {
  const { t } = useShellTexts();
  const { token, name, loaded } = props;
  const { data: challenge, error, refetch } = useQuery(challengeQuery(token));
  const state = useRound(fixtureId(token, loaded.listing.key));
  // A finished round stays visible after the challenge has ended.
  if (state && 'finished' in state) return <FinishedChallenge {...props} entry={state.finished} />;
  if (error && problemCode(error) === 'deal.unknown') return <EndedChallenge {...props} />;
  if (error) return <FailedPage title={name} text={t('play.noAnswer')} onRetry={() => void refetch()} />;
  return challenge && state ? <OpenChallenge {...props} begun={state.begun} /> : <LoadingRound />;
}

function useRound(id: string): FixtureState | undefined {
  const [state, setState] = useState<FixtureState>();
  useEffect(() => {
    let current = true;
    void readRound(siteLedger, id, { today: localMatchday(new Date()), late: false }).then((read) => {
      if (current) setState(read);
    });
    return () => {
      current = false;
    };
  }, [id]);
  return state;
}

function OpenChallenge({ token, begun, ...frame }: FixtureFrameProps & { begun: RunningFixture }) {
  const { t } = useShellTexts();
  const navigate = useNavigate();
  const friend = useLinkedResult();
  const { key, version, route } = frame.loaded.listing;
  const [finished, setFinished] = useState<RoundEntry>();
  const shared = useMemo<SharedRound>(
    () => ({
      token,
      saved: fixtureSaves(siteLedger, begun, undefined, Date.now),
      onOver({ result, relaxed }) {
        const entry = entryOf({ id: begun.id, game: { key, version }, result, relaxed, late: false }, new Date());
        setFinished(entry);
        void siteLedger.finish(entry);
      },
      onPractice: () => void navigate(route),
    }),
    [token, begun, key, version, route, navigate],
  );
  return (
    <GameFrame
      {...frame}
      shared={shared}
      note={friend ? rivalNote(friend, t) : t('challenge.playFirst')}
      others={finished && friend && <Duel own={finished} friend={friend} />}
    />
  );
}

function FinishedChallenge({ name, loaded: { listing }, token, entry }: FixtureFrameProps & { entry: RoundEntry }) {
  const { t } = useShellTexts();
  const friend = useLinkedResult();
  const { won, total, score } = entry;
  return (
    <MessagePage title={name} numbers={[won]}>
      <p>{t('challenge.finished', { won, total, score })}</p>
      <ChallengeButton name={name} listing={listing} token={token} look="primary" />
      <Link className={buttonClass('secondary')} to={listing.route}>
        {t('matchday.practice')}
      </Link>
      {friend && <Duel own={entry} friend={friend} />}
    </MessagePage>
  );
}

function EndedChallenge({ name, loaded: { listing } }: FixtureFrameProps) {
  const { t } = useShellTexts();
  return (
    <MessagePage title={name}>
      <p>{t('challenge.ended')}</p>
      <ChallengeButton name={name} listing={listing} token={undefined} look="primary" />
      <Link className={buttonClass('secondary')} to={listing.route}>
        {t('matchday.practice')}
      </Link>
    </MessagePage>
  );
}
