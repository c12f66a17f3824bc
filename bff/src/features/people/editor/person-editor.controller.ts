import type { Readable } from 'node:stream';
import {
  DEFAULT_PAGE_SIZE,
  type FactSheet,
  type Reverted,
  type RevisionPage,
  type SheetOfRun,
} from '@soccer-legends/contracts';
import { Body, Controller, Get, Param, Patch, Query, Res } from '@nestjs/common';
import { Action, MinimumRole } from '../../../platform/http/route.ts';
import type { FilterQuery } from '@mikro-orm/core';
import type { FastifyReply } from 'fastify';
import { escapeLike } from '../../../platform/database/like-pattern.ts';
import { IdPath, CursorQuery } from '../../../platform/http/request-fields.ts';
import { type Author, Requester } from '../../../platform/http/request-origin.ts';
import { Admin, type AdminIdentity } from '../../admin-session/admin-session.port.ts';
import { PersonEditor } from './person-editor.ts';
import {
  FactChangeRequest,
  FactPath,
  MergePeopleRequest,
  ReasonRequest,
  RevisionListQuery,
  RunName,
  toChange,
  NewPersonPath,
  NewPersonRequest,
  SplitPath,
  SplitPersonRequest,
  toNewPerson,
} from './person-editor.requests.ts';
import type { CatalogueRevision } from '../entities.ts';
import { KINDS } from '../model/facts.ts';
import { OpenEditors } from './open-editors.ts';
import { PersonMerges } from './person-merges.ts';
import { Revisions } from './revisions.ts';
import { PersonAdditions } from './person-additions.ts';

@Controller('api/admin')
@MinimumRole('editor')
export class PersonEditorController {
  constructor(
    private readonly editor: PersonEditor,
    private readonly revisions: Revisions,
    private readonly editors: OpenEditors,
    private readonly merges: PersonMerges,
  ) {}

  @Get('facts/:kind/:id')
  sheet(@Param() { kind, id }: FactPath): Promise<FactSheet> {
    return this.editor.sheet({ kind: KINDS[kind], id });
  }

  @Patch('facts/:kind/:id')
  change(
    @Param() { kind, id }: FactPath,
    @Body() change: FactChangeRequest,
    @Requester() by: Author,
  ): Promise<FactSheet> {
    return this.editor.change({ kind: KINDS[kind], id }, toChange(change), by);
  }

  @Get('facts/:kind/:id/history')
  history(
    @Param() { kind, id }: FactPath,
    @Query() { pageSize = DEFAULT_PAGE_SIZE, ...cursor }: CursorQuery,
  ): Promise<RevisionPage> {
    return this.revisions.page({ kind: KINDS[kind], personId: id }, pageSize, cursor);
  }

  @Action('facts/:kind/:id/merge')
  merge(
    @Param() { kind, id }: FactPath,
    @Body() duplicate: MergePeopleRequest,
    @Requester() by: Author,
  ): Promise<SheetOfRun> {
    return this.merges.merge({ kind: KINDS[kind], id }, duplicate, by);
  }

  @Get('facts/:kind/:id/editors')
  openEditor(
    @Param() { kind, id }: FactPath,
    @Admin() admin: AdminIdentity,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    return this.editors.open({ kind: KINDS[kind], id }, admin, reply);
  }

  @Get('revisions')
  all(@Query() query: RevisionListQuery): Promise<RevisionPage> {
    return this.revisions.page(matching(query), query.pageSize ?? DEFAULT_PAGE_SIZE, query);
  }

  @Action('revisions/:id/revert')
  revert(@Param() { id }: IdPath, @Body() { reason }: ReasonRequest, @Requester() by: Author): Promise<Reverted> {
    return this.revisions.revert({ id }, reason ?? null, by);
  }

  @Action('revisions/runs/:run/revert')
  revertRun(@Param() { run }: RunName, @Body() { reason }: ReasonRequest, @Requester() by: Author): Promise<Reverted> {
    return this.revisions.revert({ run }, reason ?? null, by);
  }
}

@Controller('api/admin/facts')
@MinimumRole('editor')
export class PersonAdditionsController {
  constructor(private readonly additions: PersonAdditions) {}

  @Action(':kind')
  add(@Param() { kind }: NewPersonPath, @Body() person: NewPersonRequest, @Requester() by: Author): Promise<FactSheet> {
    return this.additions.add(KINDS[kind], toNewPerson(person), by);
  }

  @Action(':kind/:id/split')
  split(
    @Param() { kind, id }: SplitPath,
    @Body() split: SplitPersonRequest,
    @Requester() by: Author,
  ): Promise<SheetOfRun> {
    return this.additions.split(KINDS[kind], id, split, by);
  }
}

function matching({ source, kind, run, search, from, to }: RevisionListQuery): FilterQuery<CatalogueRevision> {
  const text = search && { $ilike: `%${escapeLike(search)}%` };
  return {
    $and: [
      { ...(source && { source }), ...(kind && { kind: KINDS[kind] }), ...(run && { run }) },
      text ? { $or: [{ name: text }, { actor: text }] } : {},
      from ? { at: { $gte: new Date(from) } } : {},
      to ? { at: { $lt: new Date(to) } } : {},
    ],
  };
}
