import type { AdminPlayer, AdminPlayerSummary, PlayerHit, PlayerSummary } from '@soccer-legends/contracts';
import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { PUBLIC_CACHE } from '../../platform/http/cached-response.ts';
import { Cached, type JsonSource } from '../../platform/http/cached-routes.ts';
import { Public } from '../../platform/http/public.ts';
import { LimitQuery, PlayerId, SampleQuery, SearchQuery } from './catalogue.requests.ts';
import { DealtPlayers } from './dealt-players.ts';
import { DEFAULT_LIMIT, PlayerLists } from './player-lists.ts';
import { PlayerSearch } from './player-search.ts';
import { toAdminPlayer } from './player-responses.ts';
import { ReadModel } from './read-model.ts';

@Public()
@Controller('api/players')
export class PlayersController {
  constructor(
    private readonly readModel: ReadModel,
    private readonly lists: PlayerLists,
    private readonly dealtPlayers: DealtPlayers,
    private readonly search: PlayerSearch,
  ) {}

  @Get()
  @Cached()
  players(@Query() { limit, deal }: LimitQuery): JsonSource<(PlayerSummary | AdminPlayerSummary)[]> {
    return () => this.lists.answer(limit ?? DEFAULT_LIMIT, deal);
  }

  /** Not cached, because the address depends on the players that a visitor missed. */
  @Get('sample')
  @Header('cache-control', 'no-store')
  sample(@Query() { limit, prefer }: SampleQuery): PlayerSummary[] {
    return this.lists.sampleWith(new Set(prefer.split(',').map(Number)), limit);
  }

  @Get('search')
  @Header('cache-control', PUBLIC_CACHE)
  searchPlayers(@Query() { q }: SearchQuery): PlayerHit[] {
    return this.search.find(q);
  }

  @Get(':id')
  @Header('cache-control', PUBLIC_CACHE)
  @ApiQuery({ name: 'deal', required: false })
  player(@Param() { id }: PlayerId, @Query('deal') deal?: string): AdminPlayer | Promise<AdminPlayer> {
    return deal === undefined ? toAdminPlayer(this.readModel.player(id)) : this.dealtPlayers.detail(deal, id);
  }
}
