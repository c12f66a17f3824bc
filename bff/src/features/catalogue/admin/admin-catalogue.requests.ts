import {
  ADMIN_PLAYER_COLUMNS,
  type AdminPlayerColumn,
  type AdminPlayersQuery,
  LANGUAGES,
  type Language,
} from '@soccer-legends/contracts';
import { IsIn, IsOptional } from 'class-validator';
import { NormalizedLine } from '../../../platform/http/normalized-line.ts';
import { SortedBy, SortedPageQuery } from '../../../platform/http/page-query.ts';
import { LARGEST_ID, WholeNumber } from '../../../platform/http/whole-number.ts';
import type { Exactly } from '../../../platform/http/exactly.ts';

export class PlayersPageQuery extends SortedPageQuery implements Exactly<PlayersPageQuery, AdminPlayersQuery> {
  @IsOptional()
  @NormalizedLine({ min: 0, max: 64, message: 'search must be a text of at most 64 characters' })
  search?: string;

  @IsOptional()
  @SortedBy(ADMIN_PLAYER_COLUMNS)
  sort?: AdminPlayerColumn;

  @IsOptional()
  @IsIn(LANGUAGES, { message: `language must be one of ${LANGUAGES.join(', ')}` })
  language?: Language;
}

export class TeamsQuery {
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'players must be true or false' })
  players?: 'true' | 'false';
}

export class TeamId {
  @WholeNumber({ min: 1, max: LARGEST_ID })
  id!: number;
}
