import type { AdminGameChange } from '@soccer-legends/contracts';
import { IsBoolean } from 'class-validator';
import { LARGEST_ID, WholeNumber } from '../../platform/http/whole-number.ts';

export class GameId {
  @WholeNumber({ min: 1, max: LARGEST_ID })
  id!: number;
}

export class GameChange implements AdminGameChange {
  @IsBoolean({ message: 'isActive must be true or false' })
  isActive!: boolean;
}
