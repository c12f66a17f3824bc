import { marksOfLetters } from '@soccer-legends/contracts';
import { createRandom, type GameServices, type Options, randomOfMove, type SavedGame } from '@soccer-legends/game-sdk';
import { isClaimed, type Recording, replayToEnd } from '@soccer-legends/game-sdk/recording';
import type { AnyGame } from '@soccer-legends/game-sdk/react';
import type { LinkedResult } from '../challenge/challenge-link.ts';
import { entryOf, triesOf } from '../ledger/round-entry.ts';
import { dealtGame, type DealTexts } from '../play/dealt-game.ts';
import { seedOf } from '../play/visit.ts';
import type { Friend, FriendRound } from './friend.ts';

export interface CheckedRound extends Omit<FriendRound, 'loaded' | 'token' | 'seed'> {
  seed: string;
  game: AnyGame;
  services: GameServices;
  texts: DealTexts;
}

/** Replays the moves in a link with this browser's own deal. Rejects if the deal fails. */
export async function checkFriend(linked: LinkedResult, round: CheckedRound): Promise<Friend> {
  const claimed: Friend = { result: linked, standing: 'claimed' };
  if (!linked.moves) return claimed;
  const { unpackRecording } = await import('../recordings/packed-recording.lazy.ts');
  const recording = await unpackRecording(linked.moves);
  if (!recording) return claimed;
  const { game, services, preset, recent, texts } = round;
  if (majorOf(recording.version) !== majorOf(game.manifest.version)) return { ...claimed, standing: 'otherVersion' };
  const options = optionsOf(game, preset);
  if (!areEqual(options, recording.options)) return claimed;
  const seed = seedOf(round, game.manifest.key)!;
  await game.prepare?.(services);
  const deal: unknown = await dealtGame(game, texts, recent).deal({ options, services, seed });
  const end = replayToEnd<unknown, unknown, unknown>(game.rules, { deal, seed, moves: recording.moves });
  if (!end) return claimed;
  const states = statesOf(game, { deal, seed, moves: recording.moves });
  if (isClaimed<unknown, unknown>(game.rules, states, recording.moves)) return claimed;
  const replay = { game, states, times: recording.times };
  return { result: resultOf(end.result, recording, linked, game), standing: 'confirmed', replay };
}

/** Returns the states of a round whose moves the rules accept: the first one, and that after each move. */
function statesOf(
  { rules }: AnyGame,
  { deal, seed, moves }: Pick<SavedGame<unknown, unknown>, 'deal' | 'seed' | 'moves'>,
) {
  const states: unknown[] = [rules.start(deal, createRandom(seed))];
  for (const [index, move] of moves.entries()) {
    const outcome = rules.play(states[index], move, randomOfMove(seed, index));
    states.push(outcome.accepted ? outcome.state : states[index]);
  }
  return states;
}

function resultOf(
  result: Parameters<typeof entryOf>[0]['result'],
  { timeScale }: Recording,
  linked: LinkedResult,
  { manifest }: AnyGame,
): LinkedResult {
  const round = { id: '', game: manifest, result, relaxed: timeScale !== 1, late: false };
  const entry = entryOf(round, new Date(0));
  const { won, total, score, relaxed, marks = '' } = entry;
  const tries = triesOf(entry);
  return { ...linked, won, total, score, relaxed, tries, marks: tries ? [] : marksOfLetters(marks) };
}

function optionsOf({ intro }: AnyGame, preset: Options): Options {
  return { ...Object.fromEntries((intro?.options ?? []).map(({ name, initial }) => [name, initial])), ...preset };
}

function areEqual(one: Options, other: Options): boolean {
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => one[name] === other[name]);
}

function majorOf(version: string): string {
  return version.split('.')[0]!;
}
