import type { GameResult, GameServices, Options, Progress } from '@soccer-legends/game-sdk';
import { claimsIn, type Recording, type ReplayedEnd } from '@soccer-legends/game-sdk/recording';
import type { AnyGame, Resumable } from '@soccer-legends/game-sdk/react';
import { dealtGame, type DealTexts } from './dealt-game.ts';
import { replayedEnd } from './replayed-end.ts';

/** A finished round whose moves give its result. */
export interface ReplayedRound {
  played: Resumable;
  result: GameResult;
  /** The progress at the start, and after each move. Absent for a game that does not count its questions. */
  progress?: readonly Progress[];
  /**
   * What only the server can confirm of the round: values, such as the verdict on an answer, or also texts, which a stranger
   * could have written. Absent if the reader's own deal confirms everything.
   */
  claim?: 'values' | 'texts';
}

/** Replays a finished round and returns its states; undefined in the same cases as `replayedEnd`. */
export function replayedRound(
  game: Pick<AnyGame, 'rules' | 'manifest' | 'progress'>,
  played: Resumable,
): (ReplayedRound & ReplayedEnd<unknown>) | undefined {
  const { progress } = game;
  const end = replayedEnd(game, played);
  if (!end) return undefined;
  return { ...end, played, ...(progress && { progress: end.states.map((state) => progress(state)) }) };
}

/** The round that a recording claims to be. */
export interface DealtRound {
  seed: number;
  /** The options that differ from their initial values. */
  preset: Options;
  /** As in `SharedRound`. */
  recent?: readonly string[] | undefined;
}

/** Replays a recording of somebody else like `dealtRound`, and returns what only the server can confirm of it. */
export async function checkedRound(
  game: AnyGame,
  recording: Recording,
  dealt: Dealing,
): Promise<(ReplayedRound & ReplayedEnd<unknown>) | undefined> {
  const round = await dealtRound(game, recording, dealt);
  const claims = round ? claimsIn<unknown, unknown>(game.rules, round.states, recording.moves) : [];
  if (!round || claims.length === 0) return round;
  return { ...round, claim: claims.some((value) => typeof value === 'string') ? 'texts' : 'values' };
}

type Dealing = DealtRound & { services: GameServices; texts: DealTexts };

/** Replays a recording with this browser's own deal. Returns undefined if it belongs to another round. Rejects if the deal fails. */
export async function dealtRound(
  game: AnyGame,
  recording: Recording,
  { seed, preset, recent, services, texts }: Dealing,
): Promise<(ReplayedRound & ReplayedEnd<unknown>) | undefined> {
  const { moves, times, timeScale } = recording;
  const options = optionsOf(game, preset);
  if (!areEqual(options, recording.options)) return undefined;
  await game.prepare?.(services);
  const deal: unknown = await dealtGame(game, texts, recent).deal({ options, services, seed });
  const saved = { deal, seed, moves, times: times.map((tenths) => 100 * tenths), timers: {}, timeScale };
  return replayedRound(game, { version: game.manifest.version, options, game: saved, savedAt: 0 });
}

function optionsOf({ intro }: AnyGame, preset: Options): Options {
  return { ...Object.fromEntries((intro?.options ?? []).map(({ name, initial }) => [name, initial])), ...preset };
}

function areEqual(one: Options, other: Options): boolean {
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => one[name] === other[name]);
}
