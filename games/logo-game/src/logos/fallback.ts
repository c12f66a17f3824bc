import type { TeamLogo } from '@soccer-legends/game-sdk/data';

/** Used if the server has fewer than four logos: clubs whose crests the site draws. */
export const FALLBACK_LOGOS: readonly TeamLogo[] = [
  { id: 67, name: 'Real Madrid', country: 'ESP' },
  { id: 54, name: 'Barcelona', country: 'ESP' },
  { id: 25, name: 'Manchester United', country: 'ENG' },
  { id: 1, name: 'Arsenal', country: 'ENG' },
  { id: 23, name: 'Liverpool', country: 'ENG' },
].map((club) => ({ ...club, logoUrl: `/art/crest/${club.id}.svg`, crest: null }));
