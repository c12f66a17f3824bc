import type { Readable } from 'node:stream';
import type { FactSheet, Reverted, RevisionPage } from '@soccer-legends/contracts';
import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MinimumRole } from '../../../platform/http/minimum-role.ts';
import { PageQuery } from '../../../platform/http/page-query.ts';
import { RequestOrigins } from '../../../platform/http/request-origin.ts';
import { Admin, type AdminIdentity } from '../../admin-session/admin-session.port.ts';
import { FactDesk, type Author } from './fact-desk.ts';
import {
  FactChangeRequest,
  FactPath,
  MergePeopleRequest,
  ReasonRequest,
  RevisionId,
  RevisionListQuery,
  RunName,
  toChange,
} from './fact-desk.requests.ts';
import { KINDS } from './kinds.ts';
import { OpenEditors } from './open-editors.ts';
import { PersonMerges } from './person-merges.ts';
import { Revisions } from './revisions.ts';

const PAGE_SIZE = 25;

@Controller('api/admin')
@MinimumRole('editor')
export class FactDeskController {
  constructor(
    private readonly desk: FactDesk,
    private readonly revisions: Revisions,
    private readonly editors: OpenEditors,
    private readonly merges: PersonMerges,
    private readonly origins: RequestOrigins,
  ) {}

  @Get('facts/:kind/:id')
  sheet(@Param() { kind, id }: FactPath): Promise<FactSheet> {
    return this.desk.sheet({ kind: KINDS[kind], id });
  }

  @Patch('facts/:kind/:id')
  change(
    @Param() { kind, id }: FactPath,
    @Body() change: FactChangeRequest,
    @Admin() { actor }: AdminIdentity,
    @Req() request: FastifyRequest,
  ): Promise<FactSheet> {
    return this.desk.change({ kind: KINDS[kind], id }, toChange(change), this.author(actor, request));
  }

  @Get('facts/:kind/:id/history')
  history(
    @Param() { kind, id }: FactPath,
    @Query() { page = 1, pageSize = PAGE_SIZE }: PageQuery,
  ): Promise<RevisionPage> {
    return this.revisions.page({ kind: KINDS[kind], personId: id }, page, pageSize);
  }

  @Post('facts/:kind/:id/merge')
  @HttpCode(200)
  merge(
    @Param() { kind, id }: FactPath,
    @Body() duplicate: MergePeopleRequest,
    @Admin() { actor }: AdminIdentity,
    @Req() request: FastifyRequest,
  ): Promise<FactSheet> {
    return this.merges.merge({ kind: KINDS[kind], id }, duplicate, this.author(actor, request));
  }

  @Get('facts/:kind/:id/editors')
  openEditor(
    @Param() { kind, id }: FactPath,
    @Admin() admin: AdminIdentity,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    return this.editors.open({ kind: KINDS[kind], id }, admin, request, reply);
  }

  @Get('revisions')
  all(@Query() { page = 1, pageSize = PAGE_SIZE, source, run }: RevisionListQuery): Promise<RevisionPage> {
    return this.revisions.page({ ...(source && { source }), ...(run && { run }) }, page, pageSize);
  }

  @Post('revisions/:id/revert')
  @HttpCode(200)
  revert(
    @Param() { id }: RevisionId,
    @Body() { reason }: ReasonRequest,
    @Admin() { actor }: AdminIdentity,
    @Req() request: FastifyRequest,
  ): Promise<Reverted> {
    return this.revisions.revert({ id }, reason ?? null, this.author(actor, request));
  }

  @Post('revisions/runs/:run/revert')
  @HttpCode(200)
  revertRun(
    @Param() { run }: RunName,
    @Body() { reason }: ReasonRequest,
    @Admin() { actor }: AdminIdentity,
    @Req() request: FastifyRequest,
  ): Promise<Reverted> {
    return this.revisions.revert({ run }, reason ?? null, this.author(actor, request));
  }

  private author(actor: string, request: FastifyRequest): Author {
    return { actor, ...this.origins.of(request) };
  }
}
