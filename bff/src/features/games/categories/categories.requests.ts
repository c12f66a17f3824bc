import { LANGUAGES, MOST_MEMBERS, type CategoryChange, type Language } from '@soccer-legends/contracts';
import { Type } from 'class-transformer';
import { IsBoolean, Matches, ValidateNested } from 'class-validator';
import { NormalizedLine } from '../../../platform/http/normalized-line.ts';
import { IdList, LARGEST_ID, NumberFrom, WholeNumber } from '../../../platform/http/whole-number.ts';
import type { Exactly } from '../../../platform/http/exactly.ts';
import { ReasonRequest } from '../../people/people.port.ts';

const NAME = { min: 1, max: 60, message: `names must be texts of 1 to 60 characters in ${LANGUAGES.join(', ')}` };
const MEMBERS = { message: `members must be a list of at most ${MOST_MEMBERS} different ids of players` };

/** A query parameter, because ids contain spaces and accents. */
export class CategoryQuery {
  @Matches(/^(group|lateral) .{1,120}$/u, { message: 'id must be the id of a group' })
  id!: string;
}

export class CategoryRevisionPath {
  @WholeNumber({ min: 1, max: LARGEST_ID })
  revision!: number;
}

class NamesRequest {}
for (const language of LANGUAGES) NormalizedLine(NAME)(NamesRequest.prototype, language);

export class CategoryChangeRequest extends ReasonRequest implements Exactly<CategoryChangeRequest, CategoryChange> {
  @NumberFrom(0, LARGEST_ID)
  version!: number;

  @IsBoolean({ message: 'enabled must be true or false' })
  enabled!: boolean;

  @ValidateNested()
  @Type(() => NamesRequest)
  names!: Record<Language, string>;

  @IdList(0, MOST_MEMBERS, MEMBERS)
  members!: readonly number[];
}
