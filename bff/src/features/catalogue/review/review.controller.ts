import { DEFAULT_PAGE_SIZE, type ReviewCount, type Reviewed, type ReviewPage } from '@soccer-legends/contracts';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { MinimumRole } from '../../../platform/http/minimum-role.ts';
import type { Author } from '../../../platform/http/request-origin.ts';
import { Requester } from '../../../platform/http/requester.ts';
import { ReviewDecisions } from './review-decisions.ts';
import { ReviewList } from './review-list.ts';
import { DecisionRequest, ReviewKindPath, ReviewListQuery } from './review.requests.ts';

@Controller('api/admin/review')
@MinimumRole('editor')
export class ReviewController {
  constructor(
    private readonly list: ReviewList,
    private readonly decisions: ReviewDecisions,
  ) {}

  @Get()
  counts(): Promise<ReviewCount[]> {
    return this.list.counts();
  }

  @Get(':kind')
  page(
    @Param() { kind }: ReviewKindPath,
    @Query() { state = 'open', club, page = 1, pageSize = DEFAULT_PAGE_SIZE }: ReviewListQuery,
  ): Promise<ReviewPage> {
    return this.list.page({ kind, state, ...(club && { club }) }, page, pageSize);
  }

  @Post('decisions')
  @HttpCode(200)
  decide(@Body() { decision, ids, kind, club }: DecisionRequest, @Requester() by: Author): Promise<Reviewed> {
    const where = ids ? { ids } : { kind: kind!, club: club! };
    return this.decisions.decide(decision, where, by);
  }
}
