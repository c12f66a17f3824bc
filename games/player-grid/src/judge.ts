import { isRecord, type GameServices } from '@soccer-legends/game-sdk';
import type { RecallGuess, RecallVerdict } from '@soccer-legends/game-sdk/data';
import type { RecallMove } from './rules/recall.ts';

/**
 * Requests the server's verdict on a guess. Returns the move for it, or `notJudged` if the request fails; it never
 * rejects.
 */
export async function judge(guess: RecallGuess, { http, log }: GameServices): Promise<RecallMove> {
  try {
    const verdict = readVerdict(await http.post<unknown>('/api/player-grid/recall', guess));
    if (verdict) return { kind: 'judged', verdict };
    throw new TypeError('The answer is not a verdict.');
  } catch (error) {
    log('Player Grid: the verdict on a guess could not be fetched', error);
    return { kind: 'notJudged' };
  }
}

function readVerdict(answer: unknown): RecallVerdict | undefined {
  if (!isRecord(answer)) return undefined;
  const { fits, points, share, years, asOf, nationFits, clubFits } = answer;
  if (fits === true && typeof points === 'number' && Number.isInteger(points) && points > 0) {
    const isShare = typeof share === 'number' && share >= 0 && share <= 100;
    return {
      ...{ fits, points, share: isShare ? share : null, years: typeof years === 'string' ? years : '' },
      ...(typeof asOf === 'string' && { asOf }),
    };
  }
  // Rejects a contradictory response, which would cost a life for no reason.
  if (fits !== false || (nationFits === true && clubFits === true)) return undefined;
  return { fits, nationFits: nationFits === true, clubFits: clubFits === true };
}
