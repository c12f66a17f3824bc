import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/environment/clock.ts';
import type { Author } from '../../../platform/http/request-origin.ts';
import { AuditLog } from '../../audit/audit.port.ts';
import { toVersionRef } from '../overview/to-overview.ts';
import type { PluginVersion } from '../registry/plugin.entities.ts';
import { writeHistory } from '../release/live-pointer.ts';

/** Records uploads in the history of the plugin and in the audit log. */
@Injectable()
export class UploadLog {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Writes both entries in the caller's transaction. */
  async record(em: EntityManager, version: PluginVersion, by: Author): Promise<void> {
    const stamp = { actor: by.actor, at: this.clock.now(), reason: 'It was uploaded.' };
    writeHistory(em, { key: version.key, action: 'publish', stamp, version });
    await em.flush();
    await this.audit.record(em, {
      ...by,
      action: 'plugin.publish',
      target: version.key,
      outcome: 'done',
      after: toVersionRef(version),
    });
  }
}
