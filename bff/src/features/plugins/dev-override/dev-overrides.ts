import type { EntityManager } from '@mikro-orm/sql';
import { Injectable, Body, Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { Action, MinimumRole, RequiresPassword } from '../../../platform/http/route.ts';
import type { DevOverride, DevOverrideRequest, PluginManifest } from '@soccer-legends/contracts';
import { AuditLog } from '../../audit/audit.port.ts';
import { Clock, MINUTE_MS } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { Scheduled } from '../../../platform/jobs/job.ts';
import { type Author, Requester } from '../../../platform/http/request-origin.ts';
import { Plugin, PluginVersion, DevOverrideRow } from '../registry/plugin.entities.ts';
import { PluginNotFound, NotLoopback, NotStaged } from '../registry/plugin.errors.ts';
import { validateManifest } from '../publish/validate-plugin.ts';
import { isLocalhost } from '../../../platform/config/public-hosts.ts';
import { IsInt, IsObject, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { Admin, type AdminIdentity } from '../../admin-session/admin-session.port.ts';
import { PluginKey } from '../registry/plugin.requests.ts';
import type { Exactly } from '../../../platform/http/request-fields.ts';
import { permissionFor, PublishTokenOrAdmin, Publisher, type PublisherIdentity } from '../tokens/publisher.ts';
import { DevPasses } from './dev-passes.ts';

const DEFAULT_MINUTES = 240;

interface OverridePlace {
  key: string;
  sessionId: string;
}

type Override = Omit<DevOverrideRequest, 'minutes'> & { key: string };

/** Lets one browser load a build of a plugin that other visitors do not get, for at most eight hours. */
@Injectable()
export class DevOverrides {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly passes: DevPasses,
  ) {}

  /**
   * Stores an override of an administrator's session, in place of its earlier one for the plugin. Without a manifest, uses the
   * published one. Throws `NotLoopback`, `NotStaged`, `InvalidPlugin`, `AddressReserved` or `PluginNotFound`.
   */
  async allow(
    { key, sessionId, minutes = DEFAULT_MINUTES, ...override }: OverridePlace & DevOverrideRequest,
    by: Author,
  ): Promise<DevOverride> {
    const build = await this.buildOf({ key, ...override }, loopbackOrigin);
    const expiresAt = new Date(this.clock.now().getTime() + minutes * MINUTE_MS);
    return this.database.transaction(async (em) => {
      const row = await em.upsert(DevOverrideRow, { ...build, sessionId, key, expiresAt, tokenId: null });
      await this.recordAllowed(em, row, by);
      return toDevOverride(row);
    });
  }

  /** Returns a link that starts an override in the browser that opens it first. Throws the same errors as `allow`. */
  async link({ tokenId, ...override }: Override & { tokenId: string }, by: Author): Promise<DevOverride> {
    const { key } = override;
    const build = await this.buildOf(override, loopbackBuild);
    const { link, expiresAt } = await this.passes.linkTo({ ...build, key, tokenId });
    await this.recordAllowed(this.database.em(), { ...build, key, expiresAt: new Date(expiresAt) }, by);
    return { key, origin: build.origin, expiresAt, link };
  }

  /** Ends an override; does nothing without one. */
  async end({ key, sessionId }: OverridePlace, by: Author): Promise<void> {
    await this.database.transaction(async (em) => {
      const ended = await em.nativeDelete(DevOverrideRow, { sessionId, key });
      if (ended === 0) return;
      await this.audit.record(em, { ...by, action: 'plugin.devEnd', target: key });
    });
  }

  /** Returns the overrides of a session that have not expired, by plugin key. */
  async of(sessionId: string): Promise<DevOverride[]> {
    return (await this.rowsOf(sessionId)).map(toDevOverride);
  }

  rowsOf(sessionId: string): Promise<DevOverrideRow[]> {
    const expiresAt = { $gt: this.clock.now() };
    return this.database.em().find(DevOverrideRow, { sessionId, expiresAt }, { orderBy: { key: 'asc' } });
  }

  @Scheduled({ at: 'hourly', name: 'sweep-dev-overrides' })
  async sweep(): Promise<void> {
    await this.database.em().nativeDelete(DevOverrideRow, { expiresAt: { $lte: this.clock.now() } });
  }

  /** @param readAddress returns undefined for an address that is not allowed */
  private async buildOf(
    { key, origin, manifest }: Override,
    readAddress: (text: string) => string | undefined,
  ): Promise<Pick<DevOverrideRow, 'origin' | 'manifest'>> {
    if (origin === undefined) return { origin: '', manifest: await this.stagedManifest(key) };
    const address = readAddress(origin);
    if (address === undefined) throw new NotLoopback();
    return {
      origin: address,
      manifest: manifest ? validateManifest(manifest, key) : await this.publishedManifest(key),
    };
  }

  private recordAllowed(
    em: EntityManager,
    { key, origin, expiresAt }: Pick<DevOverrideRow, 'key' | 'origin' | 'expiresAt'>,
    by: Author,
  ): Promise<void> {
    const after = { origin, expiresAt: expiresAt.toISOString() };
    return this.audit.record(em, { ...by, action: 'plugin.devAllow', target: key, after });
  }

  private async stagedManifest(key: string): Promise<PluginManifest> {
    const plugin = await this.database.em().findOne(Plugin, { key }, { populate: ['candidateVersion'] });
    if (!plugin?.candidateVersion) throw new NotStaged({ key });
    return plugin.candidateVersion.manifest;
  }

  private async publishedManifest(key: string): Promise<PluginManifest> {
    const em = this.database.em();
    const plugin = await em.findOne(Plugin, { key }, { populate: ['liveVersion'] });
    const version = plugin?.liveVersion ?? (await em.findOne(PluginVersion, { key }, { orderBy: { id: 'desc' } }));
    if (!version) throw new PluginNotFound();
    return version.manifest;
  }
}

function toDevOverride({ key, origin, expiresAt }: DevOverrideRow): DevOverride {
  return { key, origin, expiresAt: expiresAt.toISOString() };
}

const LOWEST_PORT = 1024;

/**
 * Returns the origin, or undefined unless it has http, a loopback host, a port above 1023 and no path: it becomes part of a
 * content security policy.
 */
export function loopbackOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, origin } = new URL(text);
  const plain = text === origin || text === `${origin}/`;
  return plain && protocol === 'http:' && isLocalhost(hostname) && Number(port) >= LOWEST_PORT ? origin : undefined;
}

/**
 * Returns the address of a build below a loopback origin; undefined for any other text. The address must have a path that cannot
 * be guessed, because the frame of a sandboxed game has no origin by which the developer's server could recognize it.
 */
export function loopbackBuild(text: string): string | undefined {
  const origin = /^(.*)\/[\w-]{16,32}$/.exec(text)?.[1];
  return origin !== undefined && loopbackOrigin(origin) === origin ? text : undefined;
}

export class DevOverrideBody implements Exactly<DevOverrideBody, DevOverrideRequest> {
  @IsOptional()
  @IsString({ message: 'origin must be a text' })
  @MaxLength(60, { message: 'origin must be at most 60 characters' })
  origin?: string;

  @IsOptional()
  @IsInt({ message: 'minutes must be a whole number' })
  @Min(1, { message: 'minutes must be 1 to 480' })
  @Max(480, { message: 'minutes must be 1 to 480' })
  minutes?: number;

  @IsOptional()
  @IsObject({ message: 'manifest must be a manifest' })
  manifest?: PluginManifest;
}

@Controller('api/admin')
@MinimumRole('publisher')
export class DevOverridesController {
  constructor(private readonly overrides: DevOverrides) {}

  @Get('dev-overrides')
  list(@Admin() { sessionId }: AdminIdentity): Promise<DevOverride[]> {
    return this.overrides.of(sessionId);
  }

  @Action('plugins/:key/dev-override')
  @RequiresPassword()
  @PublishTokenOrAdmin()
  allow(
    @Param() { key }: PluginKey,
    @Body() body: DevOverrideBody,
    @Publisher() publisher: PublisherIdentity,
    @Requester() by: Author,
  ): Promise<DevOverride> {
    const { id: tokenId } = permissionFor(publisher, key);
    if (tokenId !== undefined) return this.overrides.link({ ...body, key, tokenId }, by);
    return this.overrides.allow({ ...body, key, sessionId: publisher.sessionId! }, by);
  }

  @Delete('plugins/:key/dev-override')
  @HttpCode(204)
  end(@Param() { key }: PluginKey, @Admin() { sessionId }: AdminIdentity, @Requester() by: Author): Promise<void> {
    return this.overrides.end({ key, sessionId }, by);
  }
}
