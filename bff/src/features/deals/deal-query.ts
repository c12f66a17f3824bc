import { IsOptional, IsString } from 'class-validator';

/** The query of a route that supports deal tokens. Other routes accept it too, because pages add the token to all calls. */
export class DealQuery {
  /** A deal's token, such as `d147`. `FrozenDraws` checks it. */
  @IsOptional()
  @IsString()
  deal?: string;
}
