import {
  LEAGUE_ID,
  LEAGUE_KEY,
  LEAGUE_LIMITS,
  LEAGUE_MEMBER,
  type LeagueEntries,
  type LeagueLeaving,
  type LeagueReplacement,
  type LeagueWriting,
} from '@soccer-legends/contracts';
import { Body, Controller, Get, HttpCode, Module, Param, Post, Query } from '@nestjs/common';
import { IsOptional, Matches, MaxLength } from 'class-validator';
import type { Exactly } from '../../platform/http/request-fields.ts';
import { Origin, type RequestOrigin } from '../../platform/http/request-origin.ts';
import { Public } from '../../platform/http/route.ts';
import { Leagues } from './leagues.ts';

/** Base64 has four characters for three bytes. */
const LONGEST_SEALED = 4 * Math.ceil(LEAGUE_LIMITS.entryBytes / 3);

class LeaguePath {
  @Matches(LEAGUE_ID, { message: 'id must have 32 hexadecimal digits' })
  id!: string;
}

class EntryPath extends LeaguePath {
  @Matches(LEAGUE_ID, { message: 'entry must have 32 hexadecimal digits' })
  entry!: string;
}

class EntriesQuery {
  @IsOptional()
  @Matches(LEAGUE_ID, { message: 'after must have 32 hexadecimal digits' })
  after?: string;
}

class ReplacementRequest implements Exactly<ReplacementRequest, LeagueReplacement> {
  @Matches(LEAGUE_KEY, { message: 'key must have 64 hexadecimal digits' })
  key!: string;
}

class LeavingRequest extends ReplacementRequest implements Exactly<LeavingRequest, LeagueLeaving> {
  @Matches(LEAGUE_MEMBER, { message: 'member must have 16 hexadecimal digits' })
  member!: string;
}

class WritingRequest extends LeavingRequest implements Exactly<WritingRequest, LeagueWriting> {
  @MaxLength(LONGEST_SEALED, { message: `sealed must have at most ${LEAGUE_LIMITS.entryBytes} bytes` })
  @Matches(/^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/, { message: 'sealed must be Base64' })
  sealed!: string;
}

/** Leagues of friends. The server stores their entries and cannot read them. */
@Public()
@Controller('api/leagues/:id')
class LeaguesController {
  constructor(private readonly leagues: Leagues) {}

  @Get()
  read(
    @Param() { id }: LeaguePath,
    @Query() { after }: EntriesQuery,
    @Origin() origin: RequestOrigin,
  ): Promise<LeagueEntries> {
    return this.leagues.read(id, after, origin);
  }

  @Post('entries/:entry')
  @HttpCode(204)
  write(
    @Param() { id, entry }: EntryPath,
    @Body() body: WritingRequest,
    @Origin() { visitor }: RequestOrigin,
  ): Promise<void> {
    return this.leagues.write(id, { entry, ...body }, visitor);
  }

  @Post('leaving')
  @HttpCode(204)
  leave(@Param() { id }: LeaguePath, @Body() body: LeavingRequest): Promise<void> {
    return this.leagues.leave(id, body);
  }

  @Post('replacement')
  @HttpCode(204)
  replace(@Param() { id }: LeaguePath, @Body() { key }: ReplacementRequest): Promise<void> {
    return this.leagues.replace(id, key);
  }
}

@Module({
  controllers: [LeaguesController],
  providers: [Leagues],
})
export class LeaguesModule {}
