import type { AdminCoach, AlbumSpread, TeamLogo } from '@soccer-legends/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { Cached, type JsonSource } from '../../platform/http/cached-routes.ts';
import { Public } from '../../platform/http/public.ts';
import { LimitQuery, NationsQuery, TeamLogosQuery } from './catalogue.requests.ts';
import { Album } from './album.ts';
import { CoachList } from './coach-list.ts';
import { NationNames } from './nation-names.ts';
import { TeamLogos } from './team-logos.ts';

const DEFAULT_LOGO_COUNT = 40;

@Public()
@Controller('api')
export class CatalogueController {
  constructor(
    private readonly logos: TeamLogos,
    private readonly coachList: CoachList,
    private readonly nationNames: NationNames,
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
  nations(@Query() { language }: NationsQuery): JsonSource<Record<string, string>> {
    return () => this.nationNames.answer(language);
  }

  @Get('album')
  @Cached()
  albumSlots(): JsonSource<AlbumSpread[]> {
    return () => this.album.answer();
  }
}
