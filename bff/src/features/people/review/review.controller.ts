import {
  DEFAULT_PAGE_SIZE,
  type ReviewCount,
  type Reviewed,
  type ReviewPage,
  MOST_REVIEW_IDS,
  REVIEW_DECISIONS,
  REVIEW_KINDS,
  REVIEW_STATES,
  type ReviewDecision,
  type ReviewKind,
  type ReviewQuery,
  type ReviewRequest,
  type ReviewState,
} from '@soccer-legends/contracts';
import { Body, Controller, Get, Param, Query } from '@nestjs/common';
import { Action, MinimumRole } from '../../../platform/http/route.ts';
import {
  OneOf,
  NormalizedLine,
  IdList,
  type Exactly,
  type Joined,
  PageQuery,
} from '../../../platform/http/request-fields.ts';
import { type Author, Requester } from '../../../platform/http/request-origin.ts';
import { ReviewDecisions } from './review-decisions.ts';
import { ReviewList } from './review-list.ts';
import { IsOptional, ValidateIf } from 'class-validator';

const CLUB = { min: 1, max: 120, message: 'club must be the name of a club' };
const IDS = { message: `ids must be 1 to ${MOST_REVIEW_IDS} different ids of items` };
const hasNoIds = ({ ids }: DecisionRequest): boolean => ids === undefined;

export class ReviewKindPath {
  @OneOf(REVIEW_KINDS)
  kind!: ReviewKind;
}

export class ReviewListQuery extends PageQuery implements Exactly<ReviewListQuery, ReviewQuery> {
  @IsOptional()
  @OneOf(REVIEW_STATES)
  state?: ReviewState;

  @IsOptional()
  @NormalizedLine(CLUB)
  club?: string;
}

export class DecisionRequest implements Exactly<DecisionRequest, Joined<ReviewRequest>> {
  @OneOf(REVIEW_DECISIONS)
  decision!: ReviewDecision;

  @ValidateIf((request: DecisionRequest) => !hasNoIds(request))
  @IdList(1, MOST_REVIEW_IDS, IDS)
  ids?: readonly number[];

  // Without ids, the request is about all open items of a kind and club.
  @ValidateIf(hasNoIds)
  @OneOf(REVIEW_KINDS)
  kind?: ReviewKind;

  @ValidateIf(hasNoIds)
  @NormalizedLine(CLUB)
  club?: string;
}

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

  @Action('decisions')
  decide(@Body() { decision, ids, kind, club }: DecisionRequest, @Requester() by: Author): Promise<Reviewed> {
    const where = ids ? { ids } : { kind: kind!, club: club! };
    return this.decisions.decide(decision, where, by);
  }
}
