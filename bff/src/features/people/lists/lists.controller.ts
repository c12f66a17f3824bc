import {
  type AdminCoach,
  type AdminPlayer,
  type AdminPlayerSummary,
  type AlbumSpread,
  type PlayerDetail,
  type PlayerHit,
  type PlayerSummary,
  type TeamLogo,
  type Squad,
  LANGUAGES,
  MAX_SEARCH_LENGTH,
  MOST_CAREERS,
  MOST_PREFERRED,
  type Language,
} from '@soccer-legends/contracts';
import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { PUBLIC_CACHE } from '../../../platform/http/cached-response.ts';
import { Cached, type JsonSource } from '../../../platform/http/cached-routes.ts';
import { Public } from '../../../platform/http/route.ts';
import { DealtPlayers } from './dealt-players.ts';
import { DEFAULT_LIMIT, PlayerLists } from './player-lists.ts';
import { PlayerSearch } from './player-search.ts';
import { toAdminPlayer } from '../catalogue/player-responses.ts';
import { ReadModel } from '../catalogue/read-model.ts';
import { Album } from './album.ts';
import { Careers } from './careers.ts';
import { CoachList } from './coach-list.ts';
import { TranslatedNames } from '../catalogue/translated-names.ts';
import { TeamLogos } from './team-logos.ts';
import { LARGEST_SQUAD_DRAW, Squads } from './squads.ts';
import { IdPath, LARGEST_ID, OneOf, WholeNumber } from '../../../platform/http/request-fields.ts';
import { Transform } from 'class-transformer';
import { IsOptional, IsIn, Length, Matches, ValidateIf } from 'class-validator';
import { DealQuery } from '../../deals/deals.port.ts';

class LimitQuery extends DealQuery {
  @IsOptional()
  @WholeNumber({ min: 1, max: 1000 })
  limit?: number;
}

class CareersQuery extends DealQuery {
  @Matches(new RegExp(`^[1-9]\\d{0,9}(?:,[1-9]\\d{0,9}){0,${MOST_CAREERS - 1}}$`), {
    message: `ids must be a list of up to ${MOST_CAREERS} ids of players`,
  })
  ids!: string;
}

const hasClub = ({ club, season }: SquadsQuery): boolean => club !== undefined || season !== undefined;

/** Either a club and a season, or the number of drawn squads. */
class SquadsQuery extends DealQuery {
  @ValidateIf(hasClub)
  @WholeNumber({ min: 1, max: LARGEST_ID })
  club?: number;

  @ValidateIf(hasClub)
  @WholeNumber({ min: 1850, max: 2200 })
  season?: number;

  @IsOptional()
  @WholeNumber({ min: 1, max: LARGEST_SQUAD_DRAW })
  limit?: number;
}

class SampleQuery {
  @WholeNumber({ min: 1, max: 300 })
  limit!: number;

  @Matches(new RegExp(`^[1-9]\\d{0,9}(?:,[1-9]\\d{0,9}){0,${MOST_PREFERRED - 1}}$`), {
    message: `prefer must be a list of up to ${MOST_PREFERRED} ids of players`,
  })
  prefer!: string;
}

/** The text of the search field. The search ignores tabs and invisible characters in it. */
class SearchQuery extends DealQuery {
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @Length(2, MAX_SEARCH_LENGTH, { message: `q must be a text of 2 to ${MAX_SEARCH_LENGTH} characters` })
  q!: string;
}

class TeamLogosQuery extends DealQuery {
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'refresh must be true or false' })
  refresh?: 'true' | 'false';

  @IsOptional()
  @WholeNumber({ min: 1, max: 100 })
  count?: number;
}

class NamesQuery extends DealQuery {
  @OneOf(LANGUAGES)
  language!: Language;
}

@Public()
@Controller('api/players')
export class PlayersController {
  constructor(
    private readonly readModel: ReadModel,
    private readonly lists: PlayerLists,
    private readonly dealtPlayers: DealtPlayers,
    private readonly search: PlayerSearch,
    private readonly careers: Careers,
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

  @Get('careers')
  @Header('cache-control', PUBLIC_CACHE)
  careersOf(@Query() { ids, deal }: CareersQuery): Promise<PlayerDetail[]> {
    return this.careers.of(ids.split(',').map(Number), deal);
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
const DEFAULT_SQUADS = 10;

@Public()
@Controller('api')
export class CatalogueController {
  constructor(
    private readonly logos: TeamLogos,
    private readonly coachList: CoachList,
    private readonly names: TranslatedNames,
    private readonly album: Album,
    private readonly squads: Squads,
  ) {}

  @Get('team-logos')
  @Cached()
  teamLogos(@Query() { refresh, count, deal }: TeamLogosQuery): JsonSource<TeamLogo[]> {
    const sampled = count ?? DEFAULT_LOGO_COUNT;
    return () => (refresh === 'true' ? this.logos.sampled(sampled, deal) : this.logos.all(deal));
  }

  @Get('squads')
  @Cached()
  squadsOf(@Query() { club, season, limit, deal }: SquadsQuery): JsonSource<Squad[]> {
    if (club !== undefined && season !== undefined) return () => this.squads.of(club, season);
    return () => this.squads.drawn(limit ?? DEFAULT_SQUADS, deal);
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
