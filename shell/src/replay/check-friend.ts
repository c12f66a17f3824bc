import { type GameListing, marksOfLetters } from '@soccer-legends/contracts';
import type { GameResult } from '@soccer-legends/game-sdk';
import type { Recording } from '@soccer-legends/game-sdk/recording';
import type { LinkedResult } from '../challenge/challenge-link.ts';
import { ghostOf } from '../ghost/ghost.ts';
import { entryOf, triesOf } from '../ledger/round-entry.ts';
import type { ReplayedRound } from '../play/replayed-round.replay.ts';
import type { Friend } from './friend.ts';

type Listing = Pick<GameListing, 'key' | 'version'>;

/**
 * Returns the result in a link, or the one that the moves in the link give. It is confirmed if the reader's own deal proves
 * the moves. Rejects if `replay` does.
 *
 * @param replay replays a recording of the same major version with this browser's own deal; resolves with undefined if the
 *   recording gives no result
 */
export async function checkFriend(
  linked: LinkedResult,
  listing: Listing,
  replay: (recording: Recording) => Promise<ReplayedRound | undefined>,
): Promise<Friend> {
  const claimed: Friend = { result: linked, standing: 'claimed' };
  if (!linked.moves) return claimed;
  const { unpackRecording } = await import('../recordings/packed-recording.lazy.ts');
  const recording = await unpackRecording(linked.moves);
  if (!recording) return { ...claimed, standing: 'damaged' };
  if (majorOf(recording.version) !== majorOf(listing.version)) return { ...claimed, standing: 'otherVersion' };
  const round = await replay(recording);
  if (!round) return { ...claimed, standing: 'damaged' };
  if (round.claim === 'texts') return claimed;
  const { played, claim } = round;
  const ghost = ghostOf({ ...round, times: played.game.times ?? [] });
  const result = resultOf(round.result, recording, linked, listing);
  return { result, standing: claim ? 'claimed' : 'confirmed', played, ghost };
}

function resultOf(result: GameResult, { timeScale }: Recording, linked: LinkedResult, game: Listing): LinkedResult {
  const entry = entryOf({ id: '', game, result, relaxed: timeScale !== 1, late: false }, new Date(0));
  const { won, total, score, relaxed, marks = '' } = entry;
  const tries = triesOf(entry);
  return { ...linked, won, total, score, relaxed, tries, marks: tries ? [] : marksOfLetters(marks) };
}

/** Returns the major version. Rounds of a different one cannot be replayed. */
export function majorOf(version: string): string {
  return version.split('.')[0]!;
}
