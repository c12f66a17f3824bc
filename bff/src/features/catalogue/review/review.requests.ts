import {
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
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import { NormalizedLine } from '../../../platform/http/normalized-line.ts';
import { PageQuery } from '../../../platform/http/page-query.ts';
import { LARGEST_ID } from '../../../platform/http/whole-number.ts';
import type { Exactly, Joined } from '../../../platform/http/exactly.ts';

const KIND = { message: `kind must be one of ${REVIEW_KINDS.join(', ')}` };
const CLUB = { min: 1, max: 120, message: 'club must be the name of a club' };
const IDS = { message: `ids must be 1 to ${MOST_REVIEW_IDS} different ids of items` };
const EACH_ID = { ...IDS, each: true };
const hasNoIds = ({ ids }: DecisionRequest): boolean => ids === undefined;

export class ReviewKindPath {
  @IsIn(REVIEW_KINDS, KIND)
  kind!: ReviewKind;
}

export class ReviewListQuery extends PageQuery implements Exactly<ReviewListQuery, ReviewQuery> {
  @IsOptional()
  @IsIn(REVIEW_STATES, { message: `state must be one of ${REVIEW_STATES.join(', ')}` })
  state?: ReviewState;

  @IsOptional()
  @NormalizedLine(CLUB)
  club?: string;
}

export class DecisionRequest implements Exactly<DecisionRequest, Joined<ReviewRequest>> {
  @IsIn(REVIEW_DECISIONS, { message: `decision must be one of ${REVIEW_DECISIONS.join(', ')}` })
  decision!: ReviewDecision;

  @ValidateIf((request: DecisionRequest) => !hasNoIds(request))
  @IsArray(IDS)
  @ArrayMinSize(1, IDS)
  @ArrayMaxSize(MOST_REVIEW_IDS, IDS)
  @ArrayUnique(IDS)
  @IsInt(EACH_ID)
  @Min(1, EACH_ID)
  @Max(LARGEST_ID, EACH_ID)
  ids?: readonly number[];

  // Without ids, the request is about all open items of a kind and club.
  @ValidateIf(hasNoIds)
  @IsIn(REVIEW_KINDS, KIND)
  kind?: ReviewKind;

  @ValidateIf(hasNoIds)
  @NormalizedLine(CLUB)
  club?: string;
}
