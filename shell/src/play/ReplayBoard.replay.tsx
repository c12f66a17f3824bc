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
  state: unknown;
  className?: string | undefined;
}

/** A game's board without input, focus or announcements, and without access to the server and the storage. */
export function ReplayBoard({ game: { View }, state, className }: ReplayBoardProps) {
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

/** Returns the services of a replay. They change nothing and make no requests. */
export function closedServices(services: GameServices): GameServices {
  const closed = () => Promise.reject(new Error('A replay makes no requests.'));
  const silence = { announce: IGNORED, toast: IGNORED, sound: IGNORED, log: IGNORED };
  return { ...services, ...silence, http: { get: closed, post: closed }, storage: roundStorage() };
}
