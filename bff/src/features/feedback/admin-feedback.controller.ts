import type { FeedbackDeleted, FeedbackEntry } from '@soccer-legends/contracts';
import { Controller, Delete, Get, Param, Query, Req, type StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MinimumRole } from '../../platform/http/minimum-role.ts';
import { Admin, type AdminIdentity, QueryPassword } from '../admin-session/admin-session.port.ts';
import { csvDownload } from '../../platform/http/csv.ts';
import { RequestOrigins } from '../../platform/http/request-origin.ts';
import { FeedbackStore } from './feedback-store.ts';
import type { Feedback } from './feedback.entity.ts';
import { FeedbackId, FeedbackQuery } from './feedback.requests.ts';

const CSV_COLUMNS = ['id', 'createdAt', 'gameType', 'feedback', 'userEmail'];

@Controller('api/admin')
@MinimumRole('editor')
export class AdminFeedbackController {
  constructor(
    private readonly store: FeedbackStore,
    private readonly origins: RequestOrigins,
  ) {}

  @Get('feedback')
  @QueryPassword()
  async list(@Query() { before }: FeedbackQuery): Promise<FeedbackEntry[]> {
    return (await this.store.list(before)).map(toFeedbackEntry);
  }

  @Get('feedback.csv')
  @MinimumRole('owner')
  async download(@Admin() { actor }: AdminIdentity, @Req() request: FastifyRequest): Promise<StreamableFile> {
    await this.store.auditExport(actor, this.origins.of(request));
    return csvDownload('feedback', CSV_COLUMNS, this.store.all());
  }

  @Delete('feedback/:id')
  @MinimumRole('publisher')
  async remove(
    @Param() { id }: FeedbackId,
    @Admin() { actor }: AdminIdentity,
    @Req() request: FastifyRequest,
  ): Promise<FeedbackDeleted> {
    await this.store.remove(id, actor, this.origins.of(request));
    return { success: true };
  }
}

function toFeedbackEntry({ id, gameType, feedback, userEmail, createdAt }: Feedback): FeedbackEntry {
  return { id, gameType, feedback, userEmail: userEmail ?? null, createdAt: createdAt.toISOString() };
}
