import type { CategoryRevision, CategorySheet, CategorySummary, GameEffects } from '@soccer-legends/contracts';
import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { MinimumRole } from '../../../platform/http/minimum-role.ts';
import type { Author } from '../../../platform/http/request-origin.ts';
import { Requester } from '../../../platform/http/requester.ts';
import { ReasonRequest } from '../../people/people.port.ts';
import { CategoryChangeRequest, CategoryQuery, CategoryRevisionPath } from './categories.requests.ts';
import { BoardEffects } from './board-effects.ts';
import { editOf, WrittenCategories } from './written-categories.ts';
import { CategoryEditor } from './category-editor.ts';

@Controller('api/admin/categories')
@MinimumRole('editor')
export class CategoriesController {
  constructor(
    private readonly categories: WrittenCategories,
    private readonly editor: CategoryEditor,
    private readonly effects: BoardEffects,
  ) {}

  @Get()
  all(): CategorySummary[] {
    return this.categories.summaries();
  }

  @Post()
  @HttpCode(200)
  async add(@Body() change: CategoryChangeRequest, @Requester() by: Author): Promise<CategorySheet> {
    return this.categories.sheet(await this.editor.add(change, by));
  }

  @Get('sheet')
  sheet(@Query() { id }: CategoryQuery): Promise<CategorySheet> {
    return this.categories.sheet(id);
  }

  @Patch('sheet')
  async change(
    @Query() { id }: CategoryQuery,
    @Body() change: CategoryChangeRequest,
    @Requester() by: Author,
  ): Promise<CategorySheet> {
    await this.editor.change(id, change, by);
    return this.categories.sheet(id);
  }

  @Post('effects')
  @HttpCode(200)
  preview(@Query() { id }: CategoryQuery, @Body() change: CategoryChangeRequest): Promise<GameEffects> {
    return this.effects.of(id, editOf(this.categories.require(id).base, change));
  }

  @Get('history')
  history(@Query() { id }: CategoryQuery): Promise<CategoryRevision[]> {
    return this.categories.history(id);
  }

  @Post('history/:revision/revert')
  @HttpCode(204)
  revert(
    @Param() { revision }: CategoryRevisionPath,
    @Body() { reason }: ReasonRequest,
    @Requester() by: Author,
  ): Promise<void> {
    return this.editor.revert(revision, reason ?? null, by);
  }
}
