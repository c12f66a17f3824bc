import type { FactReport, FeedbackDeleted, FeedbackEntry, NamedPerson, Page } from '@soccer-legends/contracts';
import { Body, Controller, Delete, Get, Param, Patch, Query, Req, type StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Admin, type AdminIdentity, QueryPassword } from '../admin-session/admin-session.port.ts';
import { csvDownload } from '../../platform/http/csv.ts';
import { PageQuery } from '../../platform/http/page-query.ts';
import { RequestOrigins } from '../../platform/http/request-origin.ts';
import { FeedbackStore } from './feedback-store.ts';
import { FactReports } from './fact-reports.ts';
import { toFeedbackEntry } from './feedback-entry.ts';
import { FeedbackChangeRequest, FeedbackId, FeedbackQuery } from './feedback.requests.ts';

const PAGE_SIZE = 25;
const CSV_COLUMNS = ['id', 'createdAt', 'gameType', 'feedback', 'userEmail'];

@Controller('api/admin')
export class AdminFeedbackController {
  constructor(
    private readonly store: FeedbackStore,
    private readonly reports: FactReports,
    private readonly origins: RequestOrigins,
  ) {}

  @Get('feedback')
  @QueryPassword()
  async list(@Query() { before }: FeedbackQuery): Promise<FeedbackEntry[]> {
    return (await this.store.list(before)).map(toFeedbackEntry);
  }

  @Get('feedback.csv')
  async download(@Admin() { actor }: AdminIdentity, @Req() request: FastifyRequest): Promise<StreamableFile> {
    await this.store.auditExport(actor, this.origins.of(request));
    return csvDownload('feedback', CSV_COLUMNS, this.store.all());
  }

  @Get('feedback/reports')
  factReports(@Query() { page = 1, pageSize = PAGE_SIZE }: PageQuery): Promise<Page<FactReport>> {
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
    @Admin() { actor }: AdminIdentity,
    @Req() request: FastifyRequest,
  ): Promise<FeedbackEntry> {
    await this.store.setClosed(id, change, actor, this.origins.of(request));
    return toFeedbackEntry(await this.store.one(id));
  }

  @Delete('feedback/:id')
  async remove(
    @Param() { id }: FeedbackId,
    @Admin() { actor }: AdminIdentity,
    @Req() request: FastifyRequest,
  ): Promise<FeedbackDeleted> {
    await this.store.remove(id, actor, this.origins.of(request));
    return { success: true };
  }
}
