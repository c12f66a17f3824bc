import { useMemo, useRef, type RefObject } from 'react';
import type { Options } from '../game.ts';
import { rememberAsked } from '../recent-rounds.ts';
import type { SavedGame } from '../saved-game.ts';
import { GameSession } from '../session.ts';
import type { AnySession, Run, RunOptions } from './run.ts';

/** The functions that run the rounds of a visit. */
export interface Round {
  /** Ends the previous round and begins one, which is saved after every move. A paused round waits for the player. */
  begin(game: SavedGame<unknown, unknown>, options: Options, how: { paused: boolean }): void;
  /** Ends the round without a result. */
  end(): void;
  /** Plays a move that ends the round with a result. Returns false if there is no round or the move is rejected. */
  finish(move: unknown): boolean;
}

/**
 * Returns the functions that run the rounds of a visit.
 * @param latest current options
 * @param onRun called with the phases of each round
 */
export function useRound(latest: RefObject<RunOptions>, onRun: (run: Run) => void): Round {
  const session = useRef<AnySession>(undefined);
  return useMemo(() => {
    const end = () => {
      session.current?.end();
      session.current = undefined;
    };
    return {
      end,
      finish: (move) => session.current?.finish(move) ?? false,
      begin(game, options, { paused }) {
        end();
        const opened = openSession(latest.current, game, paused);
        session.current = opened;
        const keep = () => {
          const { state, status } = opened.snapshot();
          remember(latest.current, game.seed, state);
          const { saved, date, game: played } = latest.current;
          const { key, version } = played.manifest;
          if (status.phase === 'over') {
            saved.remove(key);
            onRun({ phase: 'over', state, result: status.result, relaxed: game.timeScale !== 1 });
          } else saved.save(key, { version, options, game: opened.save(), savedAt: date() });
        };
        latest.current.resources.track('subscription', opened.subscribe(keep));
        onRun({ phase: 'playing', session: opened });
        keep();
      },
    };
  }, [latest, onRun]);
}

function remember({ game, services }: RunOptions, seed: number, state: unknown): void {
  const asked = game.asked?.(state).map(String);
  if (asked) rememberAsked(services.storage, { seed, asked });
}

function openSession(
  { game, clock, services, onError }: RunOptions,
  saved: SavedGame<unknown, unknown>,
  paused: boolean,
): AnySession {
  const perform = (request: unknown) =>
    game.perform?.(request, services) ??
    Promise.reject(new Error('The rules list a request, but the game has no perform function.'));
  return new GameSession({ rules: game.rules, game: saved, clock, perform, onError }, { paused });
}
