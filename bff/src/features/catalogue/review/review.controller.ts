import type { ReviewCount, Reviewed, ReviewPage } from '@soccer-legends/contracts';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MinimumRole } from '../../../platform/http/minimum-role.ts';
import { RequestOrigins } from '../../../platform/http/request-origin.ts';
import { Admin, type AdminIdentity } from '../../admin-session/admin-session.port.ts';
import { ReviewDecisions } from './review-decisions.ts';
import { ReviewList } from './review-list.ts';
import { DecisionRequest, ReviewKindPath, ReviewListQuery } from './review.requests.ts';

const PAGE_SIZE = 25;

@Controller('api/admin/review')
@MinimumRole('editor')
export class ReviewController {
  constructor(
    private readonly list: ReviewList,
    private readonly decisions: ReviewDecisions,
    private readonly origins: RequestOrigins,
  ) {}

  @Get()
  counts(): Promise<ReviewCount[]> {
    return this.list.counts();
  }

  @Get(':kind')
  page(
    @Param() { kind }: ReviewKindPath,
    @Query() { state = 'open', club, page = 1, pageSize = PAGE_SIZE }: ReviewListQuery,
  ): Promise<ReviewPage> {
    return this.list.page({ kind, state, ...(club && { club }) }, page, pageSize);
  }

  @Post('decisions')
  @HttpCode(200)
  decide(
    @Body() { decision, ids, kind, club }: DecisionRequest,
    @Admin() { actor }: AdminIdentity,
    @Req() request: FastifyRequest,
  ): Promise<Reviewed> {
    const where = ids ? { ids } : { kind: kind!, club: club! };
    return this.decisions.decide(decision, where, { actor, ...this.origins.of(request) });
  }
}
