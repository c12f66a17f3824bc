import { IsOptional, IsString } from 'class-validator';

/** The query of a route that supports deal tokens. Other routes accept it too, because pages add the token to all calls. */
export class DealQuery {
  @IsOptional()
  @IsString()
  deal?: string;
}
