import { sharedPath, tokenOfMatchday } from '@soccer-legends/contracts';
import { roundAddress } from '../challenge/challenge-address.ts';

export function fixtureAddress(route: string, matchday: number): string {
  return roundAddress(route, tokenOfMatchday(matchday));
}

/** Returns the path of a matchday's page. Today's redirects to the hub. */
export function dayAddress(matchday: number): string {
  return sharedPath({ kind: 'day', matchday });
}
