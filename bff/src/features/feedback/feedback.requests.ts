import {
  EMAIL_FORM,
  FEEDBACK_FAULTS,
  FEEDBACK_GAMES,
  FEEDBACK_LENGTH,
  type FeedbackChange,
  type FeedbackGame,
  type FeedbackSubmission,
  GAME_KEY,
  type Language,
  LANGUAGES,
  REPORT_LIMITS,
  REPORT_REASONS,
  type ReportReason,
  type RoundReport,
} from '@soccer-legends/contracts';
import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsIn, IsObject, IsOptional, Matches, MaxLength, MinLength, ValidateNested } from 'class-validator';
import { PasswordQuery } from '../admin-session/admin-session.port.ts';
import { cleanText } from '../../platform/http/clean-text.ts';
import {
  IdList,
  IdOf,
  LARGEST_ID,
  NumberFrom,
  OneOf,
  WholeNumber,
  type Exactly,
} from '../../platform/http/request-fields.ts';
import { describeRequestClass } from '../../platform/http/request-classes.ts';
import { DomainError } from '../../platform/http/domain-error.ts';

/** The form shows its message. */
class FeedbackInvalid extends DomainError {
  readonly code = 'feedback.invalid';
  readonly httpStatus = 400;

  constructor(override readonly faults: readonly string[]) {
    super(faults[0]);
  }
}

const Cleaned = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? cleanText(value) : value));

const PEOPLE = { message: `$property must be a list of up to ${REPORT_LIMITS.people} different ids` };

class ReportRequest implements Exactly<ReportRequest, RoundReport> {
  @OneOf(REPORT_REASONS)
  reason!: ReportReason;

  @Matches(GAME_KEY, { message: 'game must be the key of a game' })
  game!: string;

  @Matches(/^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[\w.-]{1,30})?$/, { message: 'version must be the version of a game' })
  version!: string;

  @OneOf(LANGUAGES)
  language!: Language;

  @NumberFrom(0, 100_000, { message: 'moves must be a number of moves' })
  moves!: number;

  @IdList(0, REPORT_LIMITS.people, PEOPLE)
  players!: readonly number[];

  @IdList(0, REPORT_LIMITS.people, PEOPLE)
  coaches!: readonly number[];

  @IdList(0, REPORT_LIMITS.people, PEOPLE)
  teams!: readonly number[];

  @MaxLength(REPORT_LIMITS.round, { message: `round must have at most ${REPORT_LIMITS.round} characters` })
  @Matches(/^[\w-]*$/, { message: 'round must be Base64url' })
  round!: string;
}

export class FeedbackRequest implements Exactly<FeedbackRequest, FeedbackSubmission> {
  @IsIn(FEEDBACK_GAMES, { message: FEEDBACK_FAULTS.gameType })
  gameType!: FeedbackGame;

  @Cleaned()
  @MaxLength(FEEDBACK_LENGTH.max, { message: FEEDBACK_FAULTS.tooLong })
  @MinLength(FEEDBACK_LENGTH.min, { message: FEEDBACK_FAULTS.tooShort })
  feedback!: string;

  @Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value))
  @IsOptional()
  @Matches(EMAIL_FORM, { message: FEEDBACK_FAULTS.userEmail })
  userEmail?: string;

  @IsOptional()
  @IsObject({ message: 'report must be an object' })
  @ValidateNested()
  @Type(() => ReportRequest)
  report?: ReportRequest;
}

/** Describes the body for OpenAPI. The handler's parameter type is not the class, so the global pipe ignores it. */
export const FeedbackBody = (): MethodDecorator => {
  describeRequestClass(FeedbackRequest);
  return ApiBody({ type: FeedbackRequest });
};

/** Validates a feedback message. Throws `FeedbackInvalid`, because the form shows its message, instead of the usual error. */
export const feedbackPipe = new ValidationPipe({
  expectedType: FeedbackRequest,
  whitelist: true,
  transform: true,
  exceptionFactory: (errors: ValidationError[]) =>
    new FeedbackInvalid(
      errors
        .flatMap((error) => [error, ...(error.children ?? [])])
        .flatMap(({ constraints = {} }) => Object.values(constraints).slice(0, 1)),
    ),
});

export class FeedbackQuery extends PasswordQuery {
  @IsOptional()
  @WholeNumber({ min: 1, max: LARGEST_ID })
  before?: number;
}

export class FeedbackChangeRequest implements Exactly<FeedbackChangeRequest, FeedbackChange> {
  @IsBoolean({ message: 'closed must be true or false' })
  closed!: boolean;

  @IsOptional()
  @IdOf('a revision')
  revision?: number;
}
