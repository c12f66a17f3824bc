import {
  EDITED_KINDS,
  FACT_YEARS,
  LONGEST_NAME,
  MAX_REASON_LENGTH,
  MOVABLE_FACTS,
  PERSON_KINDS,
  POSITIONS,
  REVISION_SOURCES,
  type EditedKind,
  type FactChange,
  type MergeRequest,
  type MovableFact,
  type NewPerson,
  type PersonFields,
  type PersonKind,
  type RevertRequest,
  type RevisionsQuery,
  type RevisionSource,
  type SpellChange,
  type SplitRequest,
} from '@soccer-legends/contracts';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  Length,
  Matches,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import {
  NormalizedLine,
  OneOf,
  DistinctList,
  LARGEST_ID,
  NumberFrom,
  OptionalTime,
  WholeNumber,
  type Exactly,
  CursorQuery,
} from '../../../platform/http/request-fields.ts';

const isPresent = (_: unknown, value: unknown): boolean => value !== undefined;
const isKnown = (_: unknown, value: unknown): boolean => value !== undefined && value !== null;

/** Allows undefined but not null. */
const Given = (): PropertyDecorator => ValidateIf(isPresent);
/** Allows undefined and null. */
const GivenOrUnknown = (): PropertyDecorator => ValidateIf(isKnown);

const NAME = { min: 1, max: LONGEST_NAME, message: `$property must be a text of 1 to ${LONGEST_NAME} characters` };
const KEY = { min: 1, max: 120, message: 'key must be the key of a spell' };

export class FactPath {
  @OneOf(EDITED_KINDS)
  kind!: EditedKind;

  @WholeNumber({ min: 1, max: LARGEST_ID })
  id!: number;
}

export class NewPersonPath {
  @OneOf(PERSON_KINDS)
  kind!: PersonKind;
}

export class FieldsRequest implements Exactly<FieldsRequest, Partial<PersonFields>> {
  @Given()
  @NormalizedLine(NAME)
  name?: string;

  @GivenOrUnknown()
  @NumberFrom(FACT_YEARS.first, FACT_YEARS.last)
  born?: number | null;

  @GivenOrUnknown()
  @Matches(/^[A-Z]{3}$/, { message: 'nation must be a FIFA code' })
  nation?: string | null;

  @Given()
  @NumberFrom(1, 5)
  fame?: number;

  @Given()
  @IsBoolean({ message: 'hidden must be true or false' })
  hidden?: boolean;

  @GivenOrUnknown()
  @Matches(/^[A-Z]{3}$/, { message: 'leagueCountry must be a FIFA code' })
  leagueCountry?: string | null;

  @Given()
  @IsBoolean({ message: 'drawn must be true or false' })
  drawn?: boolean;

  @GivenOrUnknown()
  @NormalizedLine(NAME)
  fullName?: string | null;

  @GivenOrUnknown()
  @NormalizedLine(NAME)
  surname?: string | null;

  @GivenOrUnknown()
  @OneOf(POSITIONS)
  position?: string | null;

  @GivenOrUnknown()
  @NumberFrom(0, 99)
  number?: number | null;
}

export class SpellRequest implements Exactly<SpellRequest, SpellChange> {
  @Given()
  @NormalizedLine(KEY)
  key?: string;

  @Given()
  @IsBoolean({ message: 'removed must be true or false' })
  removed?: boolean;

  // A new spell needs a club and a first year.
  @ValidateIf(({ key, club }: SpellRequest) => key === undefined || club !== undefined)
  @NormalizedLine(NAME)
  club?: string;

  @ValidateIf(({ key, startYear }: SpellRequest) => key === undefined || startYear !== undefined)
  @NumberFrom(FACT_YEARS.first, FACT_YEARS.last)
  startYear?: number;

  @GivenOrUnknown()
  @NumberFrom(FACT_YEARS.first, FACT_YEARS.last)
  endYear?: number | null;

  @GivenOrUnknown()
  @NumberFrom(0, 2000)
  matches?: number | null;

  @GivenOrUnknown()
  @NumberFrom(0, 2000)
  goals?: number | null;

  @Given()
  @IsBoolean({ message: 'loan must be true or false' })
  loan?: boolean;
}

const REASON = {
  min: 0,
  max: MAX_REASON_LENGTH,
  message: `reason must be a text of at most ${MAX_REASON_LENGTH} characters`,
};
const SPELLS = { message: 'spells must be a list of at most 60 changes' };

export class ReasonRequest implements Exactly<ReasonRequest, RevertRequest> {
  @Given()
  @NormalizedLine(REASON)
  reason?: string;
}

export class NewPersonRequest extends ReasonRequest implements Exactly<NewPersonRequest, NewPerson> {
  @Given()
  @ValidateNested()
  @Type(() => FieldsRequest)
  fields?: FieldsRequest;

  @Given()
  @IsArray(SPELLS)
  @ArrayMaxSize(60, SPELLS)
  @ValidateNested({ each: true })
  @Type(() => SpellRequest)
  spells?: readonly SpellRequest[];
}

export class FactChangeRequest extends NewPersonRequest implements Exactly<FactChangeRequest, FactChange> {
  @NumberFrom(0, LARGEST_ID)
  version!: number;
}

const RUN = { min: 1, max: 80, message: 'run must be the name of a run' };

export class RevisionListQuery extends CursorQuery implements Exactly<RevisionListQuery, RevisionsQuery> {
  @IsOptional()
  @OneOf(REVISION_SOURCES)
  source?: RevisionSource;

  @IsOptional()
  @OneOf(EDITED_KINDS)
  kind?: EditedKind;

  @IsOptional()
  @NormalizedLine(RUN)
  run?: string;

  @OptionalTime()
  from?: string;

  @OptionalTime()
  to?: string;

  @IsOptional()
  @NormalizedLine({ min: 0, max: 64, message: 'search must be a text of at most 64 characters' })
  search?: string;
}

export class RunName {
  @NormalizedLine(RUN)
  run!: string;
}

export class SplitPath extends NewPersonPath {
  @WholeNumber({ min: 1, max: LARGEST_ID })
  id!: number;
}

const KEYS = { message: 'spells must be a list of 1 to 60 keys of spells' };
const MOVED = { message: `facts must be a list of ${MOVABLE_FACTS.join(', ')}` };

export class SplitPersonRequest extends ReasonRequest implements Exactly<SplitPersonRequest, SplitRequest> {
  @NormalizedLine(NAME)
  name!: string;

  @DistinctList(1, 60, KEYS)
  @Length(1, 120, { each: true, ...KEYS })
  spells!: readonly string[];

  @Given()
  @DistinctList(0, MOVABLE_FACTS.length, MOVED)
  @IsIn(MOVABLE_FACTS, { each: true, ...MOVED })
  facts?: readonly MovableFact[];
}

export class MergePeopleRequest extends ReasonRequest implements Exactly<MergePeopleRequest, MergeRequest> {
  @NumberFrom(1, LARGEST_ID)
  duplicate!: number;
}

/** Returns a change with the properties that the request contains; see `toNewPerson`. */
export function toChange({ version, ...change }: FactChangeRequest): FactChange {
  return { version, ...toNewPerson(change) };
}

/**
 * Returns only the properties that the request contains: an instance of the validated class also has the others, as
 * undefined.
 */
export function toNewPerson({ reason, fields = {}, spells = [] }: NewPersonRequest): NewPerson {
  return { ...(reason && { reason }), fields: given(fields), spells: spells.map(given) };
}

function given<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as Value;
}
