import { IsOptional, IsString } from 'class-validator';

/** The query of a route that a token may deal. Routes that deal nothing accept it too, since pages add it to all calls. */
export class DealQuery {
  /** A deal's token, such as `d147`. `FrozenDraws` checks it. */
  @IsOptional()
  @IsString()
  deal?: string;
}
