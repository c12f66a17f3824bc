import { dealRested, type DealContext, type GameServices } from '@soccer-legends/game-sdk';
import { readPuzzle } from './puzzle/read-puzzle.ts';
import { samplePuzzle } from './puzzle/sample.ts';
import type { Puzzle } from './rules/puzzle.ts';
import type { ConnectionsDeal } from './rules/state.ts';

/**
 * Deals a puzzle from the server without recent groups if possible, or the built-in one if the server does not respond.
 * Never rejects; failed calls are logged.
 */
export async function dealFootballConnections({ options, services, recent }: DealContext): Promise<ConnectionsDeal> {
  const groupsOf = (dealt: Puzzle | undefined) => dealt?.groups.map(({ id }) => id) ?? [];
  const puzzle = (await dealRested(() => fetchPuzzle(services), groupsOf, recent)) ?? samplePuzzle();
  return { puzzle, announcesOneAway: options['oneAway'] !== 'off' };
}

async function fetchPuzzle({ http, log }: GameServices): Promise<Puzzle | undefined> {
  try {
    const puzzle = readPuzzle(await http.get<unknown>('/api/connections-game'));
    if (!puzzle) log('The answer is no puzzle; playing the built-in one');
    return puzzle;
  } catch (fault) {
    log('No puzzle from the server; playing the built-in one', fault);
    return undefined;
  }
}
