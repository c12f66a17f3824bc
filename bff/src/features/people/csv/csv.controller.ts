import { CSV_TABLES, CSV_TYPE, type CsvReport, type CsvTable, CSV_BYTES } from '@soccer-legends/contracts';
import { Body, Controller, Get, Param, Query, type StreamableFile } from '@nestjs/common';
import { Action, MinimumRole, RequiresPassword } from '../../../platform/http/route.ts';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { csvDownload } from '../../../platform/http/csv.ts';
import { acceptBodies } from '../../../platform/http/json-body.ts';
import { NormalizedLine, OneOf } from '../../../platform/http/request-fields.ts';
import { UnsupportedMediaType } from '../../../platform/http/request-errors.ts';
import { type Author, Requester } from '../../../platform/http/request-origin.ts';
import { CsvExport } from './csv-export.ts';
import { CsvImport } from './csv-import.ts';
import { columnsOf, CSV_FORMATS } from './csv-tables.ts';
import type { FastifyInstance } from 'fastify';

export class CsvTablePath {
  @OneOf(CSV_TABLES)
  table!: CsvTable;
}

export class CsvImportQuery {
  @IsIn(['true', 'false'], { message: 'dryRun must be true or false' })
  dryRun!: 'true' | 'false';

  @IsOptional()
  @NormalizedLine({ min: 0, max: 500, message: 'reason must be a text of at most 500 characters' })
  reason?: string;
}

/** Exports and imports the facts about all people and clubs, to be edited in a spreadsheet. */
@Controller('api/admin/csv')
@MinimumRole('editor')
export class CsvController {
  constructor(
    private readonly exports: CsvExport,
    private readonly imports: CsvImport,
  ) {}

  @Get(':table')
  download(@Param() { table }: CsvTablePath): StreamableFile {
    return csvDownload(table, columnsOf(CSV_FORMATS[table]), this.exports.lines(table));
  }

  @Action(':table')
  @RequiresPassword()
  @ApiConsumes(CSV_TYPE)
  @ApiBody({ schema: { type: 'string' } })
  upload(
    @Param() { table }: CsvTablePath,
    @Query() { dryRun, reason }: CsvImportQuery,
    @Body() file: unknown,
    @Requester() by: Author,
  ): Promise<CsvReport> {
    if (!Buffer.isBuffer(file)) throw new UnsupportedMediaType();
    const options = { dryRun: dryRun === 'true', reason: reason || null };
    return this.imports.run(table, file.toString('utf8'), options, by);
  }
}

/** Only the import route accepts CSV. */
export function acceptCsv(fastify: FastifyInstance): void {
  acceptBodies(fastify, CSV_TYPE, { limit: CSV_BYTES, route: '/api/admin/csv/:table' });
}
