import type { PageCursor } from '@soccer-legends/contracts';
import { IsOptional } from 'class-validator';
import { WholeNumber } from './whole-number.ts';

export class CursorQuery implements PageCursor {
  @IsOptional()
  @WholeNumber({ min: 0, max: Number.MAX_SAFE_INTEGER })
  before?: number;

  @IsOptional()
  @WholeNumber({ min: 0, max: Number.MAX_SAFE_INTEGER })
  after?: number;

  @IsOptional()
  @WholeNumber({ min: 1, max: 200 })
  pageSize?: number;
}
