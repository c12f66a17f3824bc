import type { AdminPlayer, PlayerHit } from '@soccer-legends/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { Cached, type ResponseSource } from '../../platform/http/cached-routes.ts';
import { Public } from '../../platform/http/public.ts';
import { LimitQuery, NationsQuery, PlayerId, SearchQuery, TeamLogosQuery } from './catalogue.requests.ts';
import { CoachList } from './coach-list.ts';
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
    private readonly search: PlayerSearch,
    private readonly logos: TeamLogos,
    private readonly coachList: CoachList,
    private readonly nationNames: NationNames,
  ) {}

  @Get('players')
  @Cached()
  players(@Query() { limit }: LimitQuery): ResponseSource {
    return () => this.lists.answer(limit ?? DEFAULT_LIMIT);
  }

  @Get('players/search')
  searchPlayers(@Query() { q }: SearchQuery): PlayerHit[] {
    return this.search.find(q);
  }

  @Get('players/:id')
  player(@Param() { id }: PlayerId): AdminPlayer {
    return toAdminPlayer(this.readModel.player(id));
  }

  @Get('team-logos')
  @Cached()
  teamLogos(@Query() { refresh, count }: TeamLogosQuery): ResponseSource {
    return () => (refresh === 'true' ? this.logos.sampled(count ?? DEFAULT_LOGO_COUNT) : this.logos.all());
  }

  @Get('coaches')
  @Cached()
  coaches(@Query() { limit }: LimitQuery): ResponseSource {
    return ({ raw }) => this.coachList.answer(raw, limit);
  }

  @Get('nations')
  @Cached()
  nations(@Query() { language }: NationsQuery): ResponseSource {
    return () => this.nationNames.answer(language);
  }
}
