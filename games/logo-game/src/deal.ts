import {
  drawingAddress,
  fetchList,
  restedItems,
  type DealContext,
  type GameServices,
  type RequestOptions,
} from '@soccer-legends/game-sdk';
import type { TeamLogo } from '@soccer-legends/game-sdk/data';
import { readLogos } from './logos/read-logos.ts';
import { OPTIONS } from './rules/question.ts';
import type { LogoDeal } from './rules/state.ts';

const FRESH_LOGOS = '/api/team-logos?refresh=true&count=40';
const KNOWN_LOGOS = '/api/team-logos';
/** The known logos change only with a sync or an edition. */
const FRESH_MS = 60 * 60_000;
/** Enough logos for ten questions and their wrong names. */
const ENOUGH = 20;

/**
 * Deals a fresh sample of logos; if that fails, the ones that the browser knows; and if these are fewer than four, the
 * built-in clubs. Never rejects; failed calls are logged.
 */
export async function dealLogoGame({ services, recent }: DealContext): Promise<LogoDeal> {
  const fresh = await logosFrom(FRESH_LOGOS, services);
  const logos = fresh ?? (await logosFrom(KNOWN_LOGOS, services, { freshMs: FRESH_MS, retries: 3 })) ?? [];
  if (logos.length < OPTIONS) return { logos: FALLBACK_LOGOS };
  return { logos: restedItems(logos, { recent, keyOf: ({ name }) => name, atLeast: ENOUGH }) };
}

async function logosFrom(
  path: string,
  { http, log }: GameServices,
  options?: RequestOptions,
): Promise<TeamLogo[] | undefined> {
  try {
    return readLogos(await fetchList(http, path, options));
  } catch (error) {
    log(`The logos of ${path} did not load`, error);
    return undefined;
  }
}

/** Clubs with crests drawn by the site, used if the server has fewer than four logos. */
export const FALLBACK_LOGOS: readonly TeamLogo[] = [
  { id: 67, name: 'Real Madrid', country: 'ESP' },
  { id: 54, name: 'Barcelona', country: 'ESP' },
  { id: 25, name: 'Manchester United', country: 'ENG' },
  { id: 1, name: 'Arsenal', country: 'ENG' },
  { id: 23, name: 'Liverpool', country: 'ENG' },
].map((club) => ({ ...club, logoUrl: drawingAddress('crest', club.id), crest: null }));
