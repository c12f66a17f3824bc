import { iconOf, LANGUAGES, resultThemeOf, routeOf, type GameListing } from '@soccer-legends/contracts';
import { ENTRY_FILE } from '../plugin-listing.ts';
import type { DevOverrideRow } from './dev-override.entity.ts';

/** A registry with a developer's own server in the place of what was published. */
export function withDevOverrides(
  listings: readonly GameListing[],
  overrides: readonly DevOverrideRow[],
): readonly GameListing[] {
  const rest = listings.filter(({ key }) => !overrides.some((override) => override.key === key));
  const replaced = overrides.map((override) =>
    toDevListing(
      override,
      listings.find(({ key }) => key === override.key),
    ),
  );
  return [...rest, ...replaced].sort((a, b) => positionOf(a, listings) - positionOf(b, listings));
}

function toDevListing(
  { key, origin, manifest, expiresAt }: DevOverrideRow,
  published: GameListing | undefined,
): GameListing {
  const { name, description, sdk, builtAgainst = '', feedbackTopic = 'general' } = manifest;
  const entry = `${origin}/${ENTRY_FILE}`;
  return {
    ...{ key, sdk, builtAgainst, feedbackTopic, route: routeOf(manifest), version: manifest.version },
    icon: iconOf(manifest, origin),
    resultTheme: resultThemeOf(manifest),
    id: published?.id ?? 0,
    isActive: true,
    ...{ name: name.en, names: name, description: description.en, descriptions: description },
    devOrigin: origin,
    devUntil: expiresAt.toISOString(),
    remote: {
      ...{ entry, js: [entry], css: [], art: null },
      locales: Object.fromEntries(LANGUAGES.map((language) => [language, `${origin}/locales/${language}.json`])),
      // Nothing vouches for what changes with every save; the page's policy lets this one origin in.
      integrity: { [entry]: '' },
    },
  };
}

function positionOf({ key }: GameListing, listings: readonly GameListing[]): number {
  const position = listings.findIndex((listing) => listing.key === key);
  return position === -1 ? listings.length : position;
}
