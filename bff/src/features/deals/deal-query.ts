import { IsOptional, IsString } from 'class-validator';

/** The query of a route that supports deal tokens. Other routes accept it too, because pages add the token to all calls. */
export class DealQuery {
  /** Token of a matchday or a challenge; undefined for a random deal. */
  @IsOptional()
  @IsString()
  deal?: string;
}
