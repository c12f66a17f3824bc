import {
  type CategoryRevision,
  type CategorySheet,
  type CategorySummary,
  type GameEffects,
  LANGUAGES,
  MOST_MEMBERS,
  type CategoryChange,
  type Language,
} from '@soccer-legends/contracts';
import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { Action, MinimumRole } from '../../../platform/http/route.ts';
import { type Author, Requester } from '../../../platform/http/request-origin.ts';
import { ReasonRequest } from '../../people/people.port.ts';
import { BoardEffects } from './board-effects.ts';
import { editOf, WrittenCategories } from './written-categories.ts';
import { CategoryEditor } from './category-editor.ts';
import { Type } from 'class-transformer';
import { IsBoolean, Matches, ValidateNested } from 'class-validator';
import {
  NormalizedLine,
  IdList,
  LARGEST_ID,
  NumberFrom,
  WholeNumber,
  type Exactly,
} from '../../../platform/http/request-fields.ts';

const NAME = { min: 1, max: 60, message: `names must be texts of 1 to 60 characters in ${LANGUAGES.join(', ')}` };
const MEMBERS = { message: `members must be a list of at most ${MOST_MEMBERS} different ids of players` };

/** A query parameter, because ids contain spaces and accents. */
class CategoryQuery {
  @Matches(/^(group|lateral) .{1,120}$/u, { message: 'id must be the id of a group' })
  id!: string;
}

class CategoryRevisionPath {
  @WholeNumber({ min: 1, max: LARGEST_ID })
  revision!: number;
}

class NamesRequest {}
for (const language of LANGUAGES) NormalizedLine(NAME)(NamesRequest.prototype, language);

class CategoryChangeRequest extends ReasonRequest implements Exactly<CategoryChangeRequest, CategoryChange> {
  @NumberFrom(0, LARGEST_ID)
  version!: number;

  @IsBoolean({ message: 'enabled must be true or false' })
  enabled!: boolean;

  @ValidateNested()
  @Type(() => NamesRequest)
  names!: Record<Language, string>;

  @IdList(0, MOST_MEMBERS, MEMBERS)
  members!: readonly number[];
}

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

  @Action()
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

  @Action('effects')
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
