import { tokenOfMatchday } from '@soccer-legends/contracts';

/** Returns the address of a game as a fixture of a matchday. */
export function fixtureAddress(route: string, matchday: number): string {
  return `${route}?deal=${tokenOfMatchday(matchday)}`;
}

/** Returns the address of the page of a matchday. That of today leads to the hub. */
export function dayAddress(matchday: number): string {
  return `/d/${matchday}`;
}
