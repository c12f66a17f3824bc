import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LANGUAGES, type GameListing } from '@soccer-legends/contracts';
import { PreviewSessions } from '../../admin-session/admin-session.port.ts';
import type { DevOverrideRow } from '../registry/plugin.entities.ts';
import { DevOverrides } from './dev-overrides.ts';
import { describeGame, ENTRY_FILE } from '@soccer-legends/plugin-checks/page';

/** Finds the dev overrides of a request. An override applies only to the session that created it. */
@Injectable()
export class DevRegistry {
  constructor(
    private readonly sessions: PreviewSessions,
    private readonly overrides: DevOverrides,
  ) {}

  /** Whether a request may have overrides, judged by its cookies alone. */
  mayHaveOverrides(headers: IncomingHttpHeaders): boolean {
    return this.sessions.mayRecognize(headers);
  }

  /** Returns the overrides of the administrator who sent the request; empty for other visitors. */
  async overridesFor(request: FastifyRequest): Promise<readonly DevOverrideRow[]> {
    if (!this.mayHaveOverrides(request.headers)) return [];
    const session = await this.sessions.of(request);
    return session ? this.overrides.rowsOf(session.id) : [];
  }
}

/** Returns the listings with overridden plugins in place of the published ones; new plugins come last. */
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
  const entry = `${origin}/${ENTRY_FILE}`;
  return {
    ...describeGame(manifest, origin),
    key,
    id: published?.id ?? 0,
    isActive: true,
    devOrigin: origin,
    devUntil: expiresAt.toISOString(),
    remote: {
      entry,
      js: [entry],
      css: [],
      art: null,
      locales: Object.fromEntries(LANGUAGES.map((language) => [language, `${origin}/locales/${language}.json`])),
      // No hash, because the file changes with every save. The page's content security policy allows this one origin.
      integrity: { [entry]: '' },
    },
  };
}

function positionOf({ key }: GameListing, listings: readonly GameListing[]): number {
  const position = listings.findIndex((listing) => listing.key === key);
  return position === -1 ? listings.length : position;
}
