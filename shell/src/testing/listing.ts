import type { GameListing } from '@soccer-legends/contracts';

export function listing(key: string, changes: Partial<GameListing> = {}): GameListing {
  const base = `/plugins/${key}/1.0.0-0a1b2c3d`;
  return {
    id: 1,
    key,
    route: `/${key}`,
    name: `Game ${key}`,
    description: `About ${key}`,
    names: { en: `Game ${key}` },
    descriptions: { en: `About ${key}` },
    icon: 'trophy',
    isActive: true,
    feedbackTopic: 'general',
    resultTheme: { color: '#0b6b3a', onColor: '#ffffff' },
    sdk: '^1.0.0',
    builtAgainst: '1.0.0',
    version: '1.0.0',
    remote: { entry: `${base}/remoteEntry.js`, js: [], css: [], locales: {}, integrity: {}, art: null },
    ...changes,
  };
}
