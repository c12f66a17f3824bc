import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';

export interface AuditEntry {
  actor: string;
  action: string;
  target: string;
  before?: unknown;
  after?: unknown;
  outcome: 'success' | 'failure';
  reason?: string;
  requestId?: string;
}

@Injectable()
export class AuditLog {
  record(_em: EntityManager, _entry: AuditEntry): Promise<void> {
    return Promise.resolve();
  }
}
