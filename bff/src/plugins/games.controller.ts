import { Controller, Get, Query } from '@nestjs/common';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Public } from '../admin-session/public.ts';
import type { ReadyAnswer } from '../http/ready-answer.ts';
import { Registry } from './registry.ts';

export class GamesQuery {
  /** The console sends one with this call, which is open to everybody. */
  @IsOptional()
  @IsString({ message: 'password must be a text' })
  @MaxLength(256, { message: 'password must be at most 256 characters' })
  password?: string;
}

@Public()
@Controller('api/games')
export class GamesController {
  constructor(private readonly registry: Registry) {}

  @Get()
  list(@Query() _query: GamesQuery): ReadyAnswer {
    return this.registry.answer;
  }
}
