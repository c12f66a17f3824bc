import type {
  AdminCoach,
  AdminPlayer,
  AdminPlayerSummary,
  AlbumSpread,
  PlayerHit,
  PlayerSummary,
  TeamLogo,
} from '@soccer-legends/contracts';
import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { PUBLIC_CACHE } from '../../../platform/http/cached-response.ts';
import { Cached, type JsonSource } from '../../../platform/http/cached-routes.ts';
import { Public } from '../../../platform/http/public.ts';
import { LimitQuery, SampleQuery, SearchQuery, NamesQuery, TeamLogosQuery } from './lists.requests.ts';
import { DealtPlayers } from './dealt-players.ts';
import { DEFAULT_LIMIT, PlayerLists } from './player-lists.ts';
import { PlayerSearch } from './player-search.ts';
import { toAdminPlayer } from '../tables/admin-player-responses.ts';
import { ReadModel } from '../catalogue/read-model.ts';
import { Album } from './album.ts';
import { CoachList } from './coach-list.ts';
import { TranslatedNames } from '../catalogue/translated-names.ts';
import { TeamLogos } from './team-logos.ts';
import { IdPath } from '../../../platform/http/whole-number.ts';

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
  player(@Param() { id }: IdPath, @Query('deal') deal?: string): AdminPlayer | Promise<AdminPlayer> {
    return deal === undefined ? toAdminPlayer(this.readModel.player(id)) : this.dealtPlayers.detail(deal, id);
  }
}

const DEFAULT_LOGO_COUNT = 40;

@Public()
@Controller('api')
export class CatalogueController {
  constructor(
    private readonly logos: TeamLogos,
    private readonly coachList: CoachList,
    private readonly names: TranslatedNames,
    private readonly album: Album,
  ) {}

  @Get('team-logos')
  @Cached()
  teamLogos(@Query() { refresh, count, deal }: TeamLogosQuery): JsonSource<TeamLogo[]> {
    const sampled = count ?? DEFAULT_LOGO_COUNT;
    return () => (refresh === 'true' ? this.logos.sampled(sampled, deal) : this.logos.all(deal));
  }

  @Get('coaches')
  @Cached()
  coaches(@Query() { limit, deal }: LimitQuery): JsonSource<AdminCoach[]> {
    return ({ raw }) => this.coachList.answer(raw, { limit, deal });
  }

  @Get('nations')
  @Cached()
  nations(@Query() { language }: NamesQuery): JsonSource<Record<string, string>> {
    return () => this.names.nationsIn(language);
  }

  @Get('club-names')
  @Cached()
  clubNames(@Query() { language }: NamesQuery): JsonSource<Record<string, string>> {
    return () => this.names.clubsIn(language);
  }

  @Get('album')
  @Cached()
  albumSlots(): JsonSource<AlbumSpread[]> {
    return () => this.album.answer();
  }
}
