import { LANGUAGES, MAX_SEARCH_LENGTH, MOST_PREFERRED, type Language } from '@soccer-legends/contracts';
import { Transform } from 'class-transformer';
import { IsOptional, IsIn, Length, Matches } from 'class-validator';
import { DealQuery } from '../../deals/deals.port.ts';
import { OneOf } from '../../../platform/http/one-of.ts';
import { WholeNumber } from '../../../platform/http/whole-number.ts';

export class LimitQuery extends DealQuery {
  @IsOptional()
  @WholeNumber({ min: 1, max: 1000 })
  limit?: number;
}

export class SampleQuery {
  @WholeNumber({ min: 1, max: 300 })
  limit!: number;

  @Matches(new RegExp(`^[1-9]\\d{0,9}(?:,[1-9]\\d{0,9}){0,${MOST_PREFERRED - 1}}$`), {
    message: `prefer must be a list of up to ${MOST_PREFERRED} ids of players`,
  })
  prefer!: string;
}

/** The text as the search field accepts it, also with tabs and invisible characters: the search ignores them. */
export class SearchQuery extends DealQuery {
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @Length(2, MAX_SEARCH_LENGTH, { message: `q must be a text of 2 to ${MAX_SEARCH_LENGTH} characters` })
  q!: string;
}

export class TeamLogosQuery extends DealQuery {
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'refresh must be true or false' })
  refresh?: 'true' | 'false';

  @IsOptional()
  @WholeNumber({ min: 1, max: 100 })
  count?: number;
}

export class NamesQuery extends DealQuery {
  @OneOf(LANGUAGES)
  language!: Language;
}
