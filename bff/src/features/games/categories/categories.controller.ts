import type { CategoryRevision, CategorySheet, CategorySummary, GameEffects } from '@soccer-legends/contracts';
import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { MinimumRole } from '../../../platform/http/minimum-role.ts';
import type { Author } from '../../../platform/http/request-origin.ts';
import { Requester } from '../../../platform/http/requester.ts';
import { ReasonRequest } from '../../catalogue/catalogue.port.ts';
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
  ) {}

  @Get()
  all(): CategorySummary[] {
    return this.sheets.all();
  }

  @Post()
  @HttpCode(200)
  async add(@Body() change: CategoryChangeRequest, @Requester() by: Author): Promise<CategorySheet> {
    return this.sheets.sheet(await this.desk.add(change, by));
  }

  @Get('sheet')
  sheet(@Query() { id }: CategoryQuery): Promise<CategorySheet> {
    return this.sheets.sheet(id);
  }

  @Patch('sheet')
  async change(
    @Query() { id }: CategoryQuery,
    @Body() change: CategoryChangeRequest,
    @Requester() by: Author,
  ): Promise<CategorySheet> {
    await this.desk.change(id, change, by);
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
    @Requester() by: Author,
  ): Promise<void> {
    return this.desk.revert(revision, reason ?? null, by);
  }
}
