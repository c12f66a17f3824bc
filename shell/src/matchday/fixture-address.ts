import { tokenOfMatchday } from '@soccer-legends/contracts';
import { roundAddress } from '../challenge/challenge-address.ts';

/** Returns the address that deals a game's fixture. */
export function fixtureAddress(route: string, matchday: number): string {
  return roundAddress(route, tokenOfMatchday(matchday));
}

/** Returns the path for sharing a fixture. It redirects to the game. */
export function fixtureLink(game: string, matchday: number): string {
  return `${dayAddress(matchday)}/${game}`;
}

/** Returns the path for sharing the result of a matchday. It redirects to the matchday. */
export function resultLink(matchday: number, result: string): string {
  return `${dayAddress(matchday)}/r/${result}`;
}

/** Returns the path of a matchday's page. Today's redirects to the hub. */
export function dayAddress(matchday: number): string {
  return `/d/${matchday}`;
}
