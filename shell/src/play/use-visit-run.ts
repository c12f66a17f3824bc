import { dealSeed, type GameListing } from '@soccer-legends/contracts';
import { trackedClock, type GameServices, type TrackedResources } from '@soccer-legends/game-sdk';
import { browserClock, savedGamesIn, useGameRun, type Run, type RunControls } from '@soccer-legends/game-sdk/react';
import { useEffect, useMemo } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { reportHealth } from '../plugins/health-reports.ts';
import type { LoadedGame } from '../plugins/load-game.ts';
import { usePreferences } from '../preferences/context.ts';
import { timeScaleOf } from '../preferences/preferences.ts';
import { sessionStore } from '../preferences/safe-storage.ts';
import type { SharedRound } from './shared-round.ts';

const savedGames = savedGamesIn(sessionStore);

export interface VisitRunOptions {
  loaded: LoadedGame;
  services: GameServices;
  resources: TrackedResources;
  /** Undefined for a free round. */
  shared: SharedRound | undefined;
}

/** Runs a visit with the visitor's time setting, the saved games of the session storage, and health reports. */
export function useVisitRun({ loaded, services, resources, shared }: VisitRunOptions): RunControls {
  const { listing, game } = loaded;
  const { t } = useShellTexts();
  const { preferences } = usePreferences();
  const clock = useMemo(() => trackedClock(browserClock, resources), [resources]);
  const { run, playAgain, ...controls } = useGameRun({
    game,
    services,
    clock,
    date: () => Date.now(),
    resources,
    saved: shared?.saved ?? savedGames,
    timeScale: timeScaleOf(preferences),
    problems: { noAnswer: t('play.noAnswer'), unknown: t('play.noStart') },
    newSeed: () => (shared ? dealSeed(shared.token, listing.key) : crypto.getRandomValues(new Uint32Array(1))[0]!),
    onError: (fault) => {
      console.error(`The game "${listing.key}" failed`, fault);
      reportHealth(listing, 'error', performance.now());
    },
  });
  useEffect(() => {
    if (run.phase !== 'over') return;
    if (shared) shared.onOver(run);
    else void recordFreeRound(listing, run);
  }, [run, shared, listing]);
  return { ...controls, run, playAgain: shared ? shared.onPractice : playAgain };
}

async function recordFreeRound(listing: GameListing, over: Extract<Run, { phase: 'over' }>): Promise<void> {
  try {
    const rounds = await import('../matchday/free-round.lazy.ts');
    await rounds.recordFreeRound(listing, over);
  } catch (error) {
    console.error('The code that records a round could not be loaded', error);
  }
}
