import type { DealContext, GameServices, RequestOptions, TeamLogo } from '@soccer-legends/game-sdk';
import { FALLBACK_LOGOS } from './logos/fallback.ts';
import { readLogos } from './logos/read-logos.ts';
import type { LogoGameDeal } from './rules/logo-game.ts';
import { OPTIONS } from './rules/question.ts';

const FRESH_LOGOS = '/api/team-logos?refresh=true&count=40';
const KNOWN_LOGOS = '/api/team-logos';
const HOUR_MS = 3_600_000;

/** A fresh sample of logos; where that fails those that are known, and with too few of these the five built-in ones. */
export async function dealLogoGame({ services }: DealContext): Promise<LogoGameDeal> {
  const fresh = await logosFrom(FRESH_LOGOS, services);
  const logos = fresh ?? (await logosFrom(KNOWN_LOGOS, services, { freshMs: HOUR_MS, retries: 3 })) ?? [];
  return { logos: logos.length < OPTIONS ? FALLBACK_LOGOS : logos };
}

async function logosFrom(
  path: string,
  { http, log }: GameServices,
  options?: RequestOptions,
): Promise<TeamLogo[] | undefined> {
  try {
    const answer = await http.get<unknown>(path, options);
    if (!Array.isArray(answer)) throw new TypeError('The logos are not a list.');
    return readLogos(answer);
  } catch (fault) {
    log(`No logos from ${path}`, fault);
    return undefined;
  }
}
