import { Validator, type Schema } from '@cfworker/json-schema';
import type { Localised } from './language.ts';
import schema from './manifest.schema.json' with { type: 'json' };

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
export type PluginIcon = (typeof PLUGIN_ICONS)[number];

export const RESULT_THEMES = [
  'career',
  'wheel',
  'logo',
  'country',
  'connect',
  'futwordle',
  'manager',
  'connections',
  'memo',
  'grid',
] as const;
export type ResultTheme = (typeof RESULT_THEMES)[number];

/** `plugin.json`: who a plugin is, before any of its code is loaded. */
export interface PluginManifest {
  /** The plugin's identity for ever. */
  key: string;
  /** Semantic version of this build. */
  version: string;
  /** Its address in the site; `/{key}` where absent. */
  route?: string;
  name: Localised;
  description: Localised;
  icon: PluginIcon;
  /** Range of SDK versions it runs on. */
  sdk: string;
  /** The SDK it was built against; stamped by the build. */
  builtAgainst?: string;
  resultTheme: ResultTheme;
}

// The interpreter needs no generated code, so that a page under a strict policy can check a manifest too.
const validator = new Validator(schema as Schema, '2020-12', false);

/** Every fault of a manifest at once, each with its place; none where it is right. */
export function manifestFaults(manifest: unknown): string[] {
  const { errors } = validator.validate(manifest);
  // A parent's error only repeats that a child has one.
  const places = new Set(errors.map(({ instanceLocation }) => instanceLocation));
  return errors
    .filter(({ instanceLocation, keyword }) => keyword !== 'properties' || !hasChild(places, instanceLocation))
    .map(({ instanceLocation, error }) => `${instanceLocation.replace(/^#\/?/, '') || 'manifest'}: ${error}`);
}

function hasChild(places: ReadonlySet<string>, place: string): boolean {
  return [...places].some((other) => other.startsWith(`${place}/`));
}

const RESERVED_ROUTE = new RegExp(schema.properties.route.not.pattern);

/** Whether an address belongs to the site itself, and to no plugin's route or key. */
export function isReservedRoute(route: string): boolean {
  return RESERVED_ROUTE.test(route);
}

/** A plugin lives under its route, and under its key as an alias. */
export function addressesOf(plugin: Pick<PluginManifest, 'key' | 'route'>): string[] {
  return [...new Set([routeOf(plugin), `/${plugin.key}`])];
}

export function routeOf({ key, route }: Pick<PluginManifest, 'key' | 'route'>): string {
  return route ?? `/${key}`;
}
