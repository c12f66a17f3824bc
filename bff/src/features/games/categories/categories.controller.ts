import type { CategoryRevision, CategorySheet, CategorySummary, GameEffects } from '@soccer-legends/contracts';
import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MinimumRole } from '../../../platform/http/minimum-role.ts';
import { RequestOrigins } from '../../../platform/http/request-origin.ts';
import { Admin, type AdminIdentity } from '../../admin-session/admin-session.port.ts';
import { ReasonRequest, type Author } from '../../catalogue/catalogue.port.ts';
import { CategoryChangeRequest, CategoryQuery, CategoryRevisionPath } from './categories.requests.ts';
import { CategoryDesk } from './category-desk.ts';
import { editOf } from './category-edits.ts';
import { CategoryEffects } from './category-effects.ts';
import { CategoryRules } from './category-rules.ts';
import { CategorySheets } from './category-sheets.ts';

@Controller('api/admin/categories')
@MinimumRole('editor')
export class CategoriesController {
  constructor(
    private readonly sheets: CategorySheets,
    private readonly desk: CategoryDesk,
    private readonly rules: CategoryRules,
    private readonly effects: CategoryEffects,
    private readonly origins: RequestOrigins,
  ) {}

  @Get()
  all(): CategorySummary[] {
    return this.sheets.all();
  }

  @Post()
  @HttpCode(200)
  async add(
    @Body() change: CategoryChangeRequest,
    @Admin() { actor }: AdminIdentity,
    @Req() request: FastifyRequest,
  ): Promise<CategorySheet> {
    return this.sheets.sheet(await this.desk.add(change, this.author(actor, request)));
  }

  @Get('sheet')
  sheet(@Query() { id }: CategoryQuery): Promise<CategorySheet> {
    return this.sheets.sheet(id);
  }

  @Patch('sheet')
  async change(
    @Query() { id }: CategoryQuery,
    @Body() change: CategoryChangeRequest,
    @Admin() { actor }: AdminIdentity,
    @Req() request: FastifyRequest,
  ): Promise<CategorySheet> {
    await this.desk.change(id, change, this.author(actor, request));
    return this.sheets.sheet(id);
  }

  @Post('effects')
  @HttpCode(200)
  preview(@Query() { id }: CategoryQuery, @Body() change: CategoryChangeRequest): Promise<GameEffects> {
    return this.effects.of(id, editOf(this.rules.require(id).base, change));
  }

  @Get('history')
  history(@Query() { id }: CategoryQuery): Promise<CategoryRevision[]> {
    return this.sheets.history(id);
  }

  @Post('history/:revision/revert')
  @HttpCode(204)
  revert(
    @Param() { revision }: CategoryRevisionPath,
    @Body() { reason }: ReasonRequest,
    @Admin() { actor }: AdminIdentity,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.desk.revert(revision, reason ?? null, this.author(actor, request));
  }

  private author(actor: string, request: FastifyRequest): Author {
    return { actor, ...this.origins.of(request) };
  }
}
