import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { MinimumRole } from '../../platform/http/minimum-role.ts';
import { Database } from '../../platform/database/database.ts';
import { csvDownload } from '../../platform/http/csv.ts';
import type { Author } from '../../platform/http/request-origin.ts';
import { Requester } from '../../platform/http/requester.ts';
import { AuditFilterQuery, AuditLog } from '../audit/audit.port.ts';

const COLUMNS = [
  'id',
  'at',
  'actor',
  'action',
  'target',
  'outcome',
  'reason',
  'before',
  'after',
  'requestId',
  'visitor',
  'sessionId',
  'prevHash',
  'hash',
];

/** A separate feature, because it needs `admin-session`, which imports `audit`. */
@Controller('api/admin')
@MinimumRole('owner')
export class AuditExportController {
  constructor(
    private readonly audit: AuditLog,
    private readonly database: Database,
  ) {}

  /** The download is recorded too, because the file contains the networks of administrators. */
  @Get('audit.csv')
  async download(@Query() filter: AuditFilterQuery, @Requester() by: Author): Promise<StreamableFile> {
    const entry = { ...by, action: 'audit.export', target: 'all', after: { ...filter }, outcome: 'done' as const };
    await this.audit.record(this.database.em(), entry);
    return csvDownload('audit', COLUMNS, this.audit.all(filter));
  }
}
