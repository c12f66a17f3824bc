import type { DrawName } from './draws.ts';
import type { FeedbackGame } from './feedback.ts';
import type { Localized } from './language.ts';
import schema from './manifest.schema.json' with { type: 'json' };
import type { ManifestResultTheme } from './result-theme.ts';

export const PLUGIN_ICONS = [
  'trophy',
  'link',
  'shield',
  'globe',
  'circle',
  'brain',
  'briefcase',
  'message-square',
  'network',
  'grid',
] as const;
/** An icon that the site provides. */
export type PluginIcon = (typeof PLUGIN_ICONS)[number];

/** Value of a manifest's `icon` for an icon in a file next to the manifest. */
export const OWN_ICON = 'icon.svg';

/** An icon as sent to pages: the name of a site icon, or the address of the plugin's file. */
export type GameIcon = PluginIcon | `/${string}` | `http${string}`;

/** Returns a manifest's icon as sent to pages. `base` is the address of the plugin's files. */
export function iconOf({ icon }: Pick<PluginManifest, 'icon'>, base: string): GameIcon {
  return icon === OWN_ICON ? (`${base}/${OWN_ICON}` as GameIcon) : icon;
}

/** `plugin.json`: what the site reads about a plugin before it loads its code. */
export interface PluginManifest {
  /** Identifies the plugin; never changes. */
  key: string;
  version: string;
  /** Its path on the site; `/{key}` by default. */
  route?: string;
  name: Localized;
  description: Localized;
  /** A fact that the card shows in full, such as the number of clues. */
  note?: Localized;
  /** Duration of a round in minutes, shown on the card. */
  minutes?: number;
  /**
   * Whether matchdays may deal it, or the options of its fixtures; true by default. Use false for a game whose rounds
   * differ between players.
   */
  matchday?: boolean | FixtureOptions;
  /** What the server draws for its rounds; nothing by default. */
  draws?: readonly DrawName[];
  icon: PluginIcon | typeof OWN_ICON;
  /** SDK versions that it accepts, as a semver range. */
  sdk: string;
  /** SDK version that it was built against; written by the build. */
  builtAgainst?: string;
  resultTheme: ManifestResultTheme;
  /** The subject that its results preselect in the feedback form; `general` by default. */
  feedbackTopic?: FeedbackGame;
}

/** Values of the intro's options that all visitors play a fixture with. Other options keep their initial value. */
export interface FixtureOptions {
  options: Readonly<Record<string, string>>;
  /** Used instead of `options` on Saturdays and Sundays. */
  weekend?: Readonly<Record<string, string>>;
}

const RESERVED_ROUTE = new RegExp(schema.properties.route.not.pattern);

/** Returns whether a path is reserved for the site and cannot be a plugin's route or key. */
export function isReservedRoute(route: string): boolean {
  return RESERVED_ROUTE.test(route);
}

/** Returns the paths of a plugin: its route, and its key as an alias. */
export function addressesOf(plugin: Pick<PluginManifest, 'key' | 'route'>): string[] {
  return [...new Set([routeOf(plugin), `/${plugin.key}`])];
}

/** Returns the path of a plugin: its route, or else its key. */
export function routeOf({ key, route }: Pick<PluginManifest, 'key' | 'route'>): string {
  return route ?? `/${key}`;
}
