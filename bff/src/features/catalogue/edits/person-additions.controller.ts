import type { FactSheet } from '@soccer-legends/contracts';
import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MinimumRole } from '../../../platform/http/minimum-role.ts';
import { RequestOrigins } from '../../../platform/http/request-origin.ts';
import { Admin, type AdminIdentity } from '../../admin-session/admin-session.port.ts';
import { NewPersonPath, NewPersonRequest, toNewPerson } from './fact-desk.requests.ts';
import { KINDS } from './kinds.ts';
import { PersonAdditions } from './person-additions.ts';

/** People whom administrators add. */
@Controller('api/admin/facts')
@MinimumRole('editor')
export class PersonAdditionsController {
  constructor(
    private readonly additions: PersonAdditions,
    private readonly origins: RequestOrigins,
  ) {}

  @Post(':kind')
  @HttpCode(200)
  add(
    @Param() { kind }: NewPersonPath,
    @Body() person: NewPersonRequest,
    @Admin() { actor }: AdminIdentity,
    @Req() request: FastifyRequest,
  ): Promise<FactSheet> {
    return this.additions.add(KINDS[kind], toNewPerson(person), { actor, ...this.origins.of(request) });
  }
}
