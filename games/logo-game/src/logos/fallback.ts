import { drawingAddress } from '@soccer-legends/game-sdk';
import type { TeamLogo } from '@soccer-legends/game-sdk/data';

/** Clubs with crests drawn by the site, used if the server has fewer than four logos. */
export const FALLBACK_LOGOS: readonly TeamLogo[] = [
  { id: 67, name: 'Real Madrid', country: 'ESP' },
  { id: 54, name: 'Barcelona', country: 'ESP' },
  { id: 25, name: 'Manchester United', country: 'ENG' },
  { id: 1, name: 'Arsenal', country: 'ENG' },
  { id: 23, name: 'Liverpool', country: 'ENG' },
].map((club) => ({ ...club, logoUrl: drawingAddress('crest', club.id), crest: null }));
