import type { AdminPlayer, PlayerHit } from '@soccer-legends/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { Cached, type ResponseSource } from '../../platform/http/cached-routes.ts';
import { Public } from '../../platform/http/public.ts';
import { LimitQuery, NationsQuery, PlayerId, SearchQuery, TeamLogosQuery } from './catalogue.requests.ts';
import { Album } from './album.ts';
import { CoachList } from './coach-list.ts';
import { DealtPlayers } from './dealt-players.ts';
import { NationNames } from './nation-names.ts';
import { DEFAULT_LIMIT, PlayerLists } from './player-lists.ts';
import { PlayerSearch } from './player-search.ts';
import { toAdminPlayer } from './player-responses.ts';
import { ReadModel } from './read-model.ts';
import { TeamLogos } from './team-logos.ts';

const DEFAULT_LOGO_COUNT = 40;

/** What the games read of players, coaches, clubs and nations. */
@Public()
@Controller('api')
export class CatalogueController {
  constructor(
    private readonly readModel: ReadModel,
    private readonly lists: PlayerLists,
    private readonly dealtPlayers: DealtPlayers,
    private readonly search: PlayerSearch,
    private readonly logos: TeamLogos,
    private readonly coachList: CoachList,
    private readonly nationNames: NationNames,
    private readonly album: Album,
  ) {}

  @Get('players')
  @Cached()
  players(@Query() { limit, deal }: LimitQuery): ResponseSource {
    return () => this.lists.answer(limit ?? DEFAULT_LIMIT, deal);
  }

  @Get('players/search')
  searchPlayers(@Query() { q }: SearchQuery): PlayerHit[] {
    return this.search.find(q);
  }

  @Get('players/:id')
  @ApiQuery({ name: 'deal', required: false })
  player(@Param() { id }: PlayerId, @Query('deal') deal?: string): AdminPlayer | Promise<AdminPlayer> {
    return deal === undefined ? toAdminPlayer(this.readModel.player(id)) : this.dealtPlayers.detail(deal, id);
  }

  @Get('team-logos')
  @Cached()
  teamLogos(@Query() { refresh, count, deal }: TeamLogosQuery): ResponseSource {
    const sampled = count ?? DEFAULT_LOGO_COUNT;
    return () => (refresh === 'true' ? this.logos.sampled(sampled, deal) : this.logos.all(deal));
  }

  @Get('coaches')
  @Cached()
  coaches(@Query() { limit, deal }: LimitQuery): ResponseSource {
    return ({ raw }) => this.coachList.answer(raw, { limit, deal });
  }

  @Get('nations')
  @Cached()
  nations(@Query() { language }: NationsQuery): ResponseSource {
    return () => this.nationNames.answer(language);
  }

  @Get('album')
  @Cached()
  albumSlots(): ResponseSource {
    return () => this.album.answer();
  }
}
