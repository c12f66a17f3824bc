import {
  type FeedbackReceived,
  DEFAULT_PAGE_SIZE,
  type FactReport,
  type FeedbackEntry,
  type NamedPerson,
  type Page,
  type ReportedRound,
  type Succeeded,
  FEEDBACK_FIELDS,
} from '@soccer-legends/contracts';
import { Body, Controller, Delete, Get, Param, Patch, Query, Req, type StreamableFile, Module } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Action, Public, RequiresPassword, MinimumRole } from '../../platform/http/route.ts';
import { type RequestOrigin, type Author, Origin, Requester } from '../../platform/http/request-origin.ts';
import { FeedbackStore } from './feedback-store.ts';
import {
  FeedbackBody,
  feedbackPipe,
  type FeedbackRequest,
  FeedbackChangeRequest,
  FeedbackQuery,
} from './feedback.requests.ts';
import {
  AdminSessionModule,
  PreviewSessions,
  QueryPassword,
  SessionRequired,
} from '../admin-session/admin-session.port.ts';
import { csvDownload } from '../../platform/http/csv.ts';
import { IdPath, PageQuery } from '../../platform/http/request-fields.ts';
import { FactReports } from './fact-reports.ts';
import { toFeedbackEntry } from './feedback.entity.ts';
import { CatalogueModule, ReadModelModule } from '../people/people.port.ts';

@Public()
@Controller('api/feedback')
class FeedbackController {
  constructor(
    private readonly store: FeedbackStore,
    private readonly previews: PreviewSessions,
  ) {}

  @Action()
  @FeedbackBody()
  async submit(
    @Body(feedbackPipe) submission: FeedbackRequest,
    @Origin() from: RequestOrigin,
  ): Promise<FeedbackReceived> {
    await this.store.add(submission, from);
    // Always false: without the database, the answer is an error, and the draft stays in the browser.
    return { message: 'Thank you. Your feedback has arrived.', savedLocally: false };
  }

  /** For administrators only. The site plays the round, even if the console has its own address. */
  @Get(':id/round')
  async round(@Param() { id }: IdPath, @Req() request: FastifyRequest): Promise<ReportedRound> {
    if (!(await this.previews.of(request))) throw new SessionRequired();
    return this.store.round(id);
  }
}

const CSV_COLUMNS = ['id', 'createdAt', ...FEEDBACK_FIELDS, 'closedAt'];

@Controller('api/admin')
@MinimumRole('editor')
class AdminFeedbackController {
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
  @RequiresPassword()
  async download(@Requester() by: Author): Promise<StreamableFile> {
    await this.store.auditExport(by);
    return csvDownload('feedback', CSV_COLUMNS, this.store.all());
  }

  @Get('feedback/reports')
  factReports(@Query() { page = 1, pageSize = DEFAULT_PAGE_SIZE }: PageQuery): Promise<Page<FactReport>> {
    return this.reports.page(page, pageSize);
  }

  @Get('feedback/:id/people')
  people(@Param() { id }: IdPath): Promise<NamedPerson[]> {
    return this.reports.peopleIn(id);
  }

  @Patch('feedback/:id')
  async change(
    @Param() { id }: IdPath,
    @Body() change: FeedbackChangeRequest,
    @Requester() by: Author,
  ): Promise<FeedbackEntry> {
    await this.store.setClosed(id, change, by);
    return toFeedbackEntry(await this.store.one(id));
  }

  @Delete('feedback/:id')
  @MinimumRole('publisher')
  async remove(@Param() { id }: IdPath, @Requester() by: Author): Promise<Succeeded> {
    await this.store.remove(id, by);
    return { success: true };
  }
}

@Module({
  imports: [AdminSessionModule, CatalogueModule, ReadModelModule],
  controllers: [FeedbackController, AdminFeedbackController],
  providers: [FactReports, FeedbackStore],
  exports: [FeedbackStore],
})
export class FeedbackModule {}
