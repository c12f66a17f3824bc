import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { LANGUAGES, OWN_ICON, PLUGIN_ICONS, type GameListing } from '@soccer-legends/contracts';
import { describeGame, ENTRY_FILE, remoteInFrame } from '@soccer-legends/plugin-checks/page';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../../../platform/environment/clock.ts';
import { SigningKey } from '../../../platform/signing/signing-key.ts';
import { PreviewSessions } from '../../admin-session/admin-session.port.ts';
import type { DevOverrideRow } from '../registry/plugin.entities.ts';
import { Registry } from '../registry/registry.ts';
import { DevOverrides } from './dev-overrides.ts';
import { DevPasses } from './dev-passes.ts';

/** A build that one browser gets in place of the published plugin. */
export interface DevBuild {
  key: string;
  listing: GameListing;
  /** The address that the page of the game may load from; undefined for the staged candidate. */
  address: string | undefined;
}

/** Query parameter of a frame's address: the build that the frame may load. */
export const FRAME_BUILD = 'build';

/** Signed content of that parameter. */
interface FrameBuild {
  frameBuild: string;
  /** Epoch milliseconds. */
  expires: number;
}

/**
 * Finds the builds that a request gets in place of published plugins: those of an administrator's session or, without a session,
 * that of the browser's pass. With both, the game of the pass could act with the rights of the session.
 */
@Injectable()
export class DevRegistry {
  constructor(
    private readonly sessions: PreviewSessions,
    private readonly overrides: DevOverrides,
    private readonly passes: DevPasses,
    private readonly registry: Registry,
    private readonly key: SigningKey,
    private readonly clock: Clock,
  ) {}

  /** Whether a request may have such builds, judged by its cookies alone. */
  mayHaveBuilds(headers: IncomingHttpHeaders): boolean {
    return this.sessions.mayRecognize(headers) || this.passes.mayHave(headers);
  }

  async buildsFor(request: FastifyRequest): Promise<readonly DevBuild[]> {
    if (!this.mayHaveBuilds(request.headers)) return [];
    const session = await this.sessions.of(request);
    const rows = session ? await this.overrides.rowsOf(session.id) : await this.passes.rowsOf(request.headers);
    const builds = await Promise.all(rows.map((row) => this.buildOf(row)));
    return builds.filter((build) => build !== undefined);
  }

  /** Returns the build in a value of `FRAME_BUILD`; undefined if it has expired, and for any other text. */
  async frameBuild(sealed: string): Promise<string | undefined> {
    const { frameBuild, expires = 0 } = (await this.key.open<Partial<FrameBuild>>(sealed)) ?? {};
    return expires > this.clock.now().getTime() ? frameBuild : undefined;
  }

  private async buildOf(row: DevOverrideRow): Promise<DevBuild | undefined> {
    const { key, origin, expiresAt, tokenId } = row;
    const shown = { devUntil: expiresAt.toISOString(), ...(tokenId && { devPass: true as const }) };
    if (origin === '') {
      const candidate = this.registry.candidateOf(key);
      return candidate && { key, listing: { ...candidate, ...shown }, address: undefined };
    }
    const frame = tokenId ? this.registry.frameOfBuild(key) : undefined;
    const sealed = frame === undefined ? '' : await this.sealedBuild(origin, expiresAt);
    return {
      key,
      // With a slash, a policy allows everything below a path.
      address: tokenId ? `${origin}/` : origin,
      listing: {
        ...listingOf(row, frame && `${frame}?${FRAME_BUILD}=${sealed}`),
        ...shown,
        id: this.registry.listings.find((listing) => listing.key === key)?.id ?? 0,
      },
    };
  }

  private sealedBuild(frameBuild: string, expiresAt: Date): Promise<string> {
    return this.key.seal({ frameBuild, expires: expiresAt.getTime() } satisfies FrameBuild);
  }
}

/** Returns the listings with these builds in place of the published plugins; new plugins come last. */
export function withDevBuilds(listings: readonly GameListing[], builds: readonly DevBuild[]): readonly GameListing[] {
  const rest = listings.filter(({ key }) => !builds.some((build) => build.key === key));
  const all = [...rest, ...builds.map(({ listing }) => listing)];
  return all.sort((a, b) => positionOf(a, listings) - positionOf(b, listings));
}

/** @param frame address of the document in which the code runs; undefined if it may run in the page */
function listingOf(
  { key, origin, manifest }: Pick<DevOverrideRow, 'key' | 'origin' | 'manifest'>,
  frame: string | undefined,
): Omit<GameListing, 'id'> {
  const entry = `${origin}/${ENTRY_FILE}`;
  const remote = {
    entry,
    js: [entry],
    css: [],
    art: null,
    locales: Object.fromEntries(LANGUAGES.map((language) => [language, `${origin}/locales/${language}.json`])),
    // No hash, because the file changes with every save. Only the policy of the game's page allows this address.
    integrity: { [entry]: '' },
  };
  return {
    ...describeGame(manifest, origin),
    key,
    isActive: true,
    devOrigin: origin,
    // Other pages show the icon too, but may not load files of the build.
    icon: manifest.icon === OWN_ICON ? PLUGIN_ICONS[0] : manifest.icon,
    ...(frame === undefined ? { remote } : remoteInFrame(remote, { frame, draws: manifest.draws ?? [] })),
  };
}

function positionOf({ key }: GameListing, listings: readonly GameListing[]): number {
  const position = listings.findIndex((listing) => listing.key === key);
  return position === -1 ? listings.length : position;
}
