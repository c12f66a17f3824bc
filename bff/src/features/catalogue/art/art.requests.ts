import { isMode, type Mode } from '@soccer-legends/football-data/art';
import { IsOptional, Matches, ValidateBy } from 'class-validator';

const VERSION = { message: 'v must be 1 to 64 letters, digits, dots or hyphens' };

export class ArtQuery {
  /** Names the picture's version; nothing else depends on it. */
  @IsOptional()
  @Matches(/^[A-Za-z0-9.-]{1,64}$/, VERSION)
  v?: string;
}

export class StickerQuery extends ArtQuery {
  /** What the sticker may tell. */
  @IsOptional()
  @ValidateBy(
    { name: 'isMode', validator: { validate: (value: unknown) => typeof value === 'string' && isMode(value) } },
    { message: 'm must be a kind of sticker' },
  )
  m?: Mode;
}
