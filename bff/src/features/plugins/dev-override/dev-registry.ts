import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LANGUAGES, routeOf, type GameListing } from '@soccer-legends/contracts';
import { AdminSessions, SessionCookie } from '../../admin-session/admin-session.port.ts';
import type { DevOverrideRow } from '../registry/plugin.entities.ts';
import { DevOverrides } from './dev-overrides.ts';
import { ENTRY_FILE } from '../registry/plugin-listing.ts';

/** How the session's cookie ends in every form of its name. */
const SESSION_COOKIE = 'sl_admin=';

/** Whose pages load a plugin from a developer's machine: those of the very session that allowed it, and no others. */
@Injectable()
export class DevRegistry {
  constructor(
    private readonly sessions: AdminSessions,
    private readonly cookie: SessionCookie,
    private readonly overrides: DevOverrides,
  ) {}

  /** Whether a request may be such a session's; for everybody else nothing needs to be looked up. */
  mayConcern(headers: IncomingHttpHeaders): boolean {
    return headers.cookie?.includes(SESSION_COOKIE) ?? false;
  }

  async overridesFor(request: FastifyRequest): Promise<readonly DevOverrideRow[]> {
    if (!this.mayConcern(request.headers)) return [];
    const token = this.cookie.read(request);
    const session = token ? await this.sessions.find(token) : undefined;
    return session ? this.overrides.rowsOf(session.id) : [];
  }
}

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
  const { name, description, icon, resultTheme, sdk, builtAgainst = '' } = manifest;
  const entry = `${origin}/${ENTRY_FILE}`;
  return {
    ...{ key, icon, resultTheme, sdk, builtAgainst, route: routeOf(manifest), version: manifest.version },
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
