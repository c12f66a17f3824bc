import { tokenOfMatchday } from '@soccer-legends/contracts';
import { roundAddress } from '../challenge/challenge-address.ts';

/** Returns the address of a game as a fixture of a matchday. */
export function fixtureAddress(route: string, matchday: number): string {
  return roundAddress(route, tokenOfMatchday(matchday));
}

/** Returns the address that a message has for a fixture. It leads to the game. */
export function fixtureLink(game: string, matchday: number): string {
  return `${dayAddress(matchday)}/${game}`;
}

/** Returns the address that a message has for the result of a matchday. It leads to the matchday. */
export function resultLink(matchday: number, result: string): string {
  return `${dayAddress(matchday)}/r/${result}`;
}

/** Returns the address of the page of a matchday. That of today leads to the hub. */
export function dayAddress(matchday: number): string {
  return `/d/${matchday}`;
}
