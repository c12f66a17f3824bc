import type { AdminPlayer, PlayerHit } from '@soccer-legends/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { Public } from '../../platform/http/public.ts';
import { Cached, type ResponseSource } from '../../platform/http/cached-routes.ts';
import { LimitQuery, NationsQuery, PlayerId, SearchQuery, TeamLogosQuery } from './catalogue.requests.ts';
import { CatalogueService } from './catalogue.service.ts';
import { CoachList } from './coach-list.ts';
import { NationNames } from './nation-names.ts';
import { DEFAULT_LIMIT, PlayerLists } from './player-lists.ts';
import { PlayerSearch } from './player-search.ts';
import { TeamLogos } from './team-logos.ts';

const DEFAULT_COUNT = 40;

@Public()
@Controller('api')
export class CatalogueController {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly lists: PlayerLists,
    private readonly search: PlayerSearch,
    private readonly logos: TeamLogos,
    private readonly coachList: CoachList,
    private readonly nationNames: NationNames,
  ) {}

  @Cached()
  @Get('players')
  players(@Query() { limit }: LimitQuery): ResponseSource {
    return () => this.lists.answer(limit ?? DEFAULT_LIMIT);
  }

  @Get('players/search')
  found(@Query() { q }: SearchQuery): PlayerHit[] {
    return this.search.find(q);
  }

  @Get('players/:id')
  player(@Param() { id }: PlayerId): AdminPlayer {
    return this.catalogue.player(id);
  }

  @Cached()
  @Get('team-logos')
  teamLogos(@Query() { refresh, count }: TeamLogosQuery): ResponseSource {
    return () => (refresh === 'true' ? this.logos.sampled(count ?? DEFAULT_COUNT) : this.logos.all());
  }

  @Cached()
  @Get('coaches')
  coaches(@Query() { limit }: LimitQuery): ResponseSource {
    return ({ raw }) => this.coachList.answer(raw, limit);
  }

  @Cached()
  @Get('nations')
  nations(@Query() { language }: NationsQuery): ResponseSource {
    return () => this.nationNames.answer(language);
  }
}
