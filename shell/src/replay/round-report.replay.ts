import {
  type GameListing,
  type Language,
  REPORT_LIMITS,
  type ReportReason,
  type RoundReport,
} from '@soccer-legends/contracts';
import { isRecord } from '@soccer-legends/game-sdk';
import type { Resumable } from '@soccer-legends/game-sdk/react';
import { decoded, encoded } from '../challenge/challenge-link.ts';
import { type Correctable, correctableIn, type ShownFacts } from '../corrections/correctable.ts';

/** Maximum size of an unpacked round in bytes. */
const LARGEST_ROUND = 1_000_000;

export interface ReportedPlay {
  listing: Pick<GameListing, 'key'>;
  played: Resumable;
  /** The questions and people that the report is about. */
  about: ShownFacts;
  /** Number of moves before the report. */
  moves: number;
}

/** Returns a report about a round. Of the visitor, it only contains the language. */
export async function reportOf(
  { listing, played, about, moves }: ReportedPlay,
  reason: ReportReason,
  language: Language,
): Promise<RoundReport> {
  const idsIn = (tab: Correctable['tab']) => {
    const ids = correctableIn(about).flatMap((one) => (one.tab === tab ? one.id : []));
    return ids.slice(0, REPORT_LIMITS.people);
  };
  return {
    ...{ reason, language, moves, game: listing.key, version: played.version },
    ...{ players: idsIn('players'), coaches: idsIn('coaches'), teams: idsIn('teams') },
    round: await packedRound(played),
  };
}

/** Returns a round as text; empty if it is too large or the browser cannot compress. */
async function packedRound({ version, options, game }: Resumable): Promise<string> {
  const { packText } = await import('../recordings/packed-recording.lazy.ts');
  const bytes = await packText(JSON.stringify({ version, options, game, savedAt: 0 }));
  const text = bytes ? encoded(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) : '';
  return text.length > REPORT_LIMITS.round ? '' : text;
}

/** Returns the round in the text of a report; undefined for any other text. Its deal and moves may be forged. */
export async function roundIn(text: string): Promise<Resumable | undefined> {
  const { unpackText } = await import('../recordings/packed-recording.lazy.ts');
  const bytes = Uint8Array.from(decoded(text) ?? '', (letter) => letter.charCodeAt(0));
  try {
    const round: unknown = JSON.parse((await unpackText(bytes, LARGEST_ROUND)) ?? 'null');
    return isResumable(round) ? round : undefined;
  } catch {
    return undefined;
  }
}

function isResumable(value: unknown): value is Resumable {
  if (!isRecord(value) || !isRecord(value['options']) || !isRecord(value['game'])) return false;
  const { seed, moves, times } = value['game'];
  return (
    typeof value['version'] === 'string' &&
    Number.isInteger(seed) &&
    Array.isArray(moves) &&
    (times === undefined || (Array.isArray(times) && times.every(Number.isFinite)))
  );
}
