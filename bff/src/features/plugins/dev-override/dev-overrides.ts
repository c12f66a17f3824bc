import { Injectable, Body, Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { Action, MinimumRole, RequiresPassword } from '../../../platform/http/route.ts';
import type { DevOverride, DevOverrideRequest, PluginManifest } from '@soccer-legends/contracts';
import { AuditLog } from '../../audit/audit.port.ts';
import { Clock, MINUTE_MS } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { Scheduled } from '../../../platform/jobs/job.ts';
import { type Author, Requester } from '../../../platform/http/request-origin.ts';
import { Plugin, PluginVersion, DevOverrideRow } from '../registry/plugin.entities.ts';
import { PluginNotFound, NotLoopback } from '../registry/plugin.errors.ts';
import { validateManifest } from '../publish/validate-plugin.ts';
import { isLocalhost } from '../../../platform/config/public-hosts.ts';
import { IsInt, IsObject, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { Admin, type AdminIdentity } from '../../admin-session/admin-session.port.ts';
import { PluginKey } from '../registry/plugin.requests.ts';
import type { Exactly } from '../../../platform/http/request-fields.ts';

const DEFAULT_MINUTES = 240;

interface OverridePlace {
  key: string;
  sessionId: string;
}

/** Lets one administrator session load a plugin from a developer's machine for at most eight hours. */
@Injectable()
export class DevOverrides {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores an override, in place of the session's earlier one for the plugin. Without a manifest, uses the published one.
   * Throws `NotLoopback`, `InvalidPlugin`, `AddressReserved` or `PluginNotFound`.
   */
  async allow(
    { key, sessionId, origin, minutes = DEFAULT_MINUTES, manifest }: OverridePlace & DevOverrideRequest,
    by: Author,
  ): Promise<DevOverride> {
    const local = loopbackOrigin(origin);
    if (!local) throw new NotLoopback();
    const valid = manifest ? validateManifest(manifest, key) : await this.publishedManifest(key);
    const expiresAt = new Date(this.clock.now().getTime() + minutes * MINUTE_MS);
    return this.database.transaction(async (em) => {
      const row = await em.upsert(DevOverrideRow, { sessionId, key, origin: local, manifest: valid, expiresAt });
      await this.audit.record(em, {
        ...by,
        action: 'plugin.devAllow',
        target: key,
        after: { origin: local, expiresAt: expiresAt.toISOString() },
      });
      return toDevOverride(row);
    });
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

export class DevOverrideBody implements Exactly<DevOverrideBody, DevOverrideRequest> {
  @IsString({ message: 'origin must be a text' })
  @MaxLength(60, { message: 'origin must be at most 60 characters' })
  origin!: string;

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
  allow(
    @Param() { key }: PluginKey,
    @Body() body: DevOverrideBody,
    @Admin() { sessionId }: AdminIdentity,
    @Requester() by: Author,
  ): Promise<DevOverride> {
    return this.overrides.allow({ ...body, key, sessionId }, by);
  }

  @Delete('plugins/:key/dev-override')
  @HttpCode(204)
  end(@Param() { key }: PluginKey, @Admin() { sessionId }: AdminIdentity, @Requester() by: Author): Promise<void> {
    return this.overrides.end({ key, sessionId }, by);
  }
}
