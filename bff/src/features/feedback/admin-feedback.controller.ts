import {
  DEFAULT_PAGE_SIZE,
  type FactReport,
  type FeedbackDeleted,
  type FeedbackEntry,
  type NamedPerson,
  type Page,
} from '@soccer-legends/contracts';
import { Body, Controller, Delete, Get, Param, Patch, Query, type StreamableFile } from '@nestjs/common';
import { MinimumRole } from '../../platform/http/minimum-role.ts';
import { QueryPassword } from '../admin-session/admin-session.port.ts';
import { csvDownload } from '../../platform/http/csv.ts';
import { PageQuery } from '../../platform/http/page-query.ts';
import type { Author } from '../../platform/http/request-origin.ts';
import { Requester } from '../../platform/http/requester.ts';
import { FeedbackStore } from './feedback-store.ts';
import { FactReports } from './fact-reports.ts';
import { toFeedbackEntry } from './feedback-entry.ts';
import { FeedbackChangeRequest, FeedbackId, FeedbackQuery } from './feedback.requests.ts';

const CSV_COLUMNS = ['id', 'createdAt', 'gameType', 'feedback', 'userEmail'];

@Controller('api/admin')
@MinimumRole('editor')
export class AdminFeedbackController {
  constructor(
    private readonly store: FeedbackStore,
    private readonly reports: FactReports,
  ) {}

  @Get('feedback')
  @QueryPassword()
  async list(@Query() { before }: FeedbackQuery): Promise<FeedbackEntry[]> {
    return (await this.store.list(before)).map(toFeedbackEntry);
  }

  @Get('feedback.csv')
  @MinimumRole('owner')
  async download(@Requester() by: Author): Promise<StreamableFile> {
    await this.store.auditExport(by);
    return csvDownload('feedback', CSV_COLUMNS, this.store.all());
  }

  @Get('feedback/reports')
  factReports(@Query() { page = 1, pageSize = DEFAULT_PAGE_SIZE }: PageQuery): Promise<Page<FactReport>> {
    return this.reports.page(page, pageSize);
  }

  @Get('feedback/:id/people')
  people(@Param() { id }: FeedbackId): Promise<NamedPerson[]> {
    return this.reports.peopleIn(id);
  }

  @Patch('feedback/:id')
  async change(
    @Param() { id }: FeedbackId,
    @Body() change: FeedbackChangeRequest,
    @Requester() by: Author,
  ): Promise<FeedbackEntry> {
    await this.store.setClosed(id, change, by);
    return toFeedbackEntry(await this.store.one(id));
  }

  @Delete('feedback/:id')
  @MinimumRole('publisher')
  async remove(@Param() { id }: FeedbackId, @Requester() by: Author): Promise<FeedbackDeleted> {
    await this.store.remove(id, by);
    return { success: true };
  }
}
