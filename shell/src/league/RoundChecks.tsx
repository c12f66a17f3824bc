import { type GameListing, tokenOfMatchday } from '@soccer-legends/contracts';
import { isShareable, readRecording } from '@soccer-legends/game-sdk/recording';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { PluginTexts } from '../i18n/PluginTexts.tsx';
import { optionsOf } from '../matchday/fixtures.ts';
import { matchdayQuery } from '../matchday/matchday-query.ts';
import { type LoadedGame, loadGame } from '../plugins/load-game.ts';
import { useRegistry } from '../plugins/registry.ts';
import { checkedRound } from '../play/replayed-round.replay.ts';
import { majorOf } from '../replay/check-friend.ts';
import type { FriendRound } from '../replay/friend.ts';
import { useReplay } from '../replay/use-friend.ts';
import type { LeagueRound } from './league-entry.ts';
import { changeLeague, type StoredLeague } from './league-store.ts';
import { type League, roundKey, type Verdict } from './league-table.ts';

/** Keeps the checks far below the server's rate limit for deals, which counts the visitor's own rounds, too. */
const PAUSE_MS = 2000;

export interface RoundChecksProps {
  stored: StoredLeague;
  league: League;
  /** Only rounds of these matchdays are replayed. */
  matchdays: readonly number[];
}

/** Replays the rounds of the other members, one after the other, and stores the results. Renders nothing. */
export function RoundChecks({ stored, league, matchdays }: RoundChecksProps) {
  const games = useRegistry();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const rounds = league.members.flatMap(({ id, rounds }) =>
    id === stored.member ? [] : rounds.map((round) => ({ key: roundKey(id, round), round })),
  );
  const next = rounds.find(
    ({ key, round: { matchday, game, moves } }) =>
      moves !== undefined &&
      matchdays.includes(matchday) &&
      !(key in stored.verdicts) &&
      !failed.includes(key) &&
      games.some((listing) => listing.key === game && listing.isActive),
  );
  if (!next) return null;
  const { key, round } = next;
  return (
    <RoundCheck
      key={key}
      round={round}
      listing={games.find((listing) => listing.key === round.game)!}
      onVerdict={(verdict) =>
        void changeLeague(stored.code, (latest) =>
          latest ? { ...latest, verdicts: { ...latest.verdicts, [key]: verdict } } : undefined,
        )
      }
      onFailure={() => setFailed([...failed, key])}
    />
  );
}

interface RoundCheckProps {
  round: LeagueRound;
  listing: GameListing;
  onVerdict(verdict: Verdict): void;
  /** Called if the round could not be replayed, for example without a connection. */
  onFailure(): void;
}

function RoundCheck({ round, listing, onVerdict, onFailure }: RoundCheckProps) {
  const { language } = useShellTexts();
  const { data: card, error } = useQuery(matchdayQuery(round.matchday));
  const [loaded, setLoaded] = useState<LoadedGame>();
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    let current = true;
    loadGame(listing, language).then(
      (game) => current && setLoaded(game),
      () => current && fail(),
    );
    return () => {
      current = false;
    };
  }, [listing, language]);
  useEffect(() => {
    if (error) fail();
  }, [error]);
  if (!loaded || !card) return null;
  const { seed } = card;
  const preset = optionsOf(listing, round.matchday);
  const dealt: FriendRound = { loaded, token: tokenOfMatchday(round.matchday), seed, preset };
  return (
    <PluginTexts namespace={`game:${listing.key}`} texts={loaded.texts}>
      <Replayed moves={round.moves!} dealt={dealt} onVerdict={onVerdict} onFailure={onFailure} />
    </PluginTexts>
  );
}

interface ReplayedProps extends Pick<RoundCheckProps, 'onVerdict' | 'onFailure'> {
  moves: string;
  dealt: FriendRound;
}

function Replayed({ moves, dealt: round, onVerdict, onFailure }: ReplayedProps) {
  const { replayInFrame, dealt } = useReplay(round);
  const check = useEffectEvent(async (signal: AbortSignal): Promise<Verdict> => {
    const { game, listing } = round.loaded;
    const recording = readRecording(moves);
    if (!recording || !isShareable(recording)) return 'refused';
    if (majorOf(recording.version) !== majorOf(listing.version)) return 'claimed';
    const replayed = await (game ? checkedRound(game, recording, dealt()) : replayInFrame(recording, signal));
    if (!replayed) return 'refused';
    if (replayed.claim) return 'claimed';
    return replayed.result.outcome === 'win' ? 'won' : 'lost';
  });
  const report = useEffectEvent((verdict: Verdict | undefined) => (verdict ? onVerdict(verdict) : onFailure()));
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      void check(signal)
        .catch(() => undefined)
        .then((verdict) => signal.aborted || report(verdict));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, []);
  return null;
}
