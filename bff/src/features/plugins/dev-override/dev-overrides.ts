import { Injectable } from '@nestjs/common';
import type { DevOverride, DevOverrideRequest, PluginManifest } from '@soccer-legends/contracts';
import { AuditLog } from '../../audit/audit.port.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { Plugin, PluginVersion, DevOverrideRow } from '../registry/plugin.entities.ts';
import { PluginNotFound, NotLoopback } from '../registry/plugin.errors.ts';
import { judgeManifest } from '../publish/judge-plugin.ts';
import { loopbackOrigin } from './loopback-origin.ts';

const MINUTE_MS = 60_000;
const USUAL_MINUTES = 240;

export interface Allowing extends DevOverrideRequest {
  key: string;
  sessionId: string;
  actor: string;
}

/** Which plugin a signed-in administrator loads from a developer's machine: one session, one key, for hours at most. */
@Injectable()
export class DevOverrides {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Throws `NotLoopback`, `PluginRefused`, or `PluginNotFound` where nobody says what the plugin is called. */
  async allow({ key, sessionId, actor, origin, minutes = USUAL_MINUTES, manifest }: Allowing): Promise<DevOverride> {
    const local = loopbackOrigin(origin);
    if (!local) throw new NotLoopback();
    const judged = manifest ? judgeManifest(manifest, key) : await this.publishedManifest(key);
    const expiresAt = new Date(this.clock.now().getTime() + minutes * MINUTE_MS);
    return this.database.transaction(async (em) => {
      const row = await em.upsert(DevOverrideRow, { sessionId, key, origin: local, manifest: judged, expiresAt });
      await this.audit.record(em, {
        ...{ actor, action: 'plugin.devAllow', target: key, outcome: 'done' },
        after: { origin: local, expiresAt: expiresAt.toISOString() },
      });
      return toDevOverride(row);
    });
  }

  /** Ends it; where there is none, that is what was wanted. */
  async end({ key, sessionId, actor }: Pick<Allowing, 'key' | 'sessionId' | 'actor'>): Promise<void> {
    await this.database.transaction(async (em) => {
      const ended = await em.nativeDelete(DevOverrideRow, { sessionId, key });
      if (ended === 0) return;
      await this.audit.record(em, { actor, action: 'plugin.devEnd', target: key, outcome: 'done' });
    });
  }

  async of(sessionId: string): Promise<DevOverride[]> {
    return (await this.rowsOf(sessionId)).map(toDevOverride);
  }

  /** Those of a session that have not run out. */
  rowsOf(sessionId: string): Promise<DevOverrideRow[]> {
    const expiresAt = { $gt: this.clock.now() };
    return this.database.em().find(DevOverrideRow, { sessionId, expiresAt }, { orderBy: { key: 'asc' } });
  }

  async sweep(): Promise<void> {
    await this.database.em().nativeDelete(DevOverrideRow, { expiresAt: { $lte: this.clock.now() } });
  }

  private async publishedManifest(key: string): Promise<PluginManifest> {
    const em = this.database.em();
    const plugin = await em.findOne(Plugin, { key });
    const live = plugin?.liveVersionId == null ? null : await em.findOne(PluginVersion, { id: plugin.liveVersionId });
    const known = live ?? (await em.findOne(PluginVersion, { key }, { orderBy: { id: 'desc' } }));
    if (!known) throw new PluginNotFound();
    return known.manifest;
  }
}

function toDevOverride({ key, origin, expiresAt }: DevOverrideRow): DevOverride {
  return { key, origin, expiresAt: expiresAt.toISOString() };
}
