import { Controller, Get, Query, Req, type StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MinimumRole } from '../../platform/http/minimum-role.ts';
import { Database } from '../../platform/database/database.ts';
import { csvDownload } from '../../platform/http/csv.ts';
import { RequestOrigins } from '../../platform/http/request-origin.ts';
import { Admin, type AdminIdentity } from '../admin-session/admin-session.port.ts';
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
    private readonly origins: RequestOrigins,
  ) {}

  /** The download is recorded too, because the file contains the networks of administrators. */
  @Get('audit.csv')
  async download(
    @Query() filter: AuditFilterQuery,
    @Admin() { actor }: AdminIdentity,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    const entry = { actor, action: 'audit.export', target: 'all', after: { ...filter }, outcome: 'done' as const };
    await this.audit.record(this.database.em(), { ...entry, ...this.origins.of(request) });
    return csvDownload('audit', COLUMNS, this.audit.all(filter));
  }
}
