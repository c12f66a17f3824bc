import type { AdminGame, AdminGameChange } from '@soccer-legends/contracts';
import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { MinimumRole } from '../../platform/http/minimum-role.ts';
import { IsBoolean } from 'class-validator';
import { PasswordQuery, QueryPassword } from '../admin-session/admin-session.port.ts';
import { AdminGames } from './admin-games.ts';
import { LARGEST_ID, WholeNumber } from '../../platform/http/whole-number.ts';
import type { Author } from '../../platform/http/request-origin.ts';
import { Requester } from '../../platform/http/requester.ts';
import type { Exactly } from '../../platform/http/exactly.ts';

export class GameId {
  @WholeNumber({ min: 1, max: LARGEST_ID })
  id!: number;
}

export class GameChange implements Exactly<GameChange, AdminGameChange> {
  @IsBoolean({ message: 'isActive must be true or false' })
  isActive!: boolean;
}

@Controller('api/admin/games')
@MinimumRole('editor')
export class AdminGamesController {
  constructor(private readonly games: AdminGames) {}

  @Get()
  @QueryPassword()
  list(@Query() _query: PasswordQuery): Promise<AdminGame[]> {
    return this.games.list();
  }

  @Patch(':id')
  @MinimumRole('publisher')
  @QueryPassword()
  change(
    @Param() { id }: GameId,
    @Query() _query: PasswordQuery,
    @Body() { isActive }: GameChange,
    @Requester() by: Author,
  ): Promise<AdminGame> {
    return this.games.toggle(id, isActive, by);
  }
}
