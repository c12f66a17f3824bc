import type { GameServices } from '@soccer-legends/game-sdk';
import {
  type AnyGame,
  PlatformContext,
  PlayAgainContext,
  ResourcesContext,
  ServicesContext,
  TimersContext,
  usePlatform,
  useServices,
} from '@soccer-legends/game-sdk/react';
import { useMemo } from 'react';
import { roundStorage } from './use-game-services.ts';

const STOPPED = { msLeft: () => undefined, paused: true, timeScale: 1 };
const UNTRACKED = { track: (_kind: unknown, release: () => void) => release };
const IGNORED = () => undefined;

export interface ReplayBoardProps {
  game: AnyGame;
  /** The states of the round, as `replayedRound` returns them. */
  states: readonly unknown[];
  /** Number of moves after which the board is shown. */
  at: number;
  className?: string | undefined;
}

/** A game's board without input, focus or announcements, and without access to the server and the storage. */
export function ReplayBoard({ game, states, at, className }: ReplayBoardProps) {
  const { View } = game;
  const state = states[lastSeen(game, states, at)];
  const platform = usePlatform();
  const services = useServices();
  const silent = useMemo(() => ({ ...platform, announce: IGNORED }), [platform]);
  const closed = useMemo(() => closedServices(services), [services]);
  return (
    <PlatformContext value={silent}>
      <ResourcesContext value={UNTRACKED}>
        <ServicesContext value={closed}>
          <TimersContext value={STOPPED}>
            <PlayAgainContext value={IGNORED}>
              <div className={className} inert data-board>
                <View state={state} play={() => 'over'} locked />
              </div>
            </PlayAgainContext>
          </TimersContext>
        </ServicesContext>
      </ResourcesContext>
    </PlatformContext>
  );
}

/**
 * Returns the number of moves after which players saw the board. They never see it after a move that ends the feedback and with
 * it the round: the results appear, while the state may be that of a question that does not exist.
 */
function lastSeen({ rules }: AnyGame, states: readonly unknown[], at: number): number {
  const isEnd = at > 0 && at === states.length - 1;
  return isEnd && rules.status(states[at - 1]).phase === 'locked' ? at - 1 : at;
}

/** Returns the services of a replay. They change nothing and make no requests. */
export function closedServices(services: GameServices): GameServices {
  const closed = () => Promise.reject(new Error('A replay makes no requests.'));
  const silence = { announce: IGNORED, toast: IGNORED, sound: IGNORED, log: IGNORED };
  return { ...services, ...silence, http: { get: closed, post: closed }, storage: roundStorage() };
}
