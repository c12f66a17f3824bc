import type { AdminInvitation, AdminPerson, AdminPersonRemoved } from '@soccer-legends/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MinimumRole } from '../../../platform/http/minimum-role.ts';
import { RequestOrigins } from '../../../platform/http/request-origin.ts';
import { Admin, type AdminIdentity } from '../admin-identity.ts';
import { RequiresPassword } from '../requires-password.ts';
import { NewPersonBody, PersonIdPath, PersonRoleBody } from './people.requests.ts';
import { People } from './people.ts';

@Controller('api/admin/people')
@MinimumRole('owner')
export class PeopleController {
  constructor(
    private readonly people: People,
    private readonly origins: RequestOrigins,
  ) {}

  @Get()
  list(): Promise<AdminPerson[]> {
    return this.people.list();
  }

  @Post()
  @RequiresPassword()
  add(
    @Body() { name, role }: NewPersonBody,
    @Admin() admin: AdminIdentity,
    @Req() request: FastifyRequest,
  ): Promise<AdminInvitation> {
    return this.people.add(name, role, admin, this.origins.of(request));
  }

  @Post(':id/invitation')
  @RequiresPassword()
  invite(
    @Param() { id }: PersonIdPath,
    @Admin() admin: AdminIdentity,
    @Req() request: FastifyRequest,
  ): Promise<AdminInvitation> {
    return this.people.invite(id, admin, this.origins.of(request));
  }

  @Patch(':id')
  @RequiresPassword()
  @HttpCode(204)
  changeRole(
    @Param() { id }: PersonIdPath,
    @Body() { role }: PersonRoleBody,
    @Admin() admin: AdminIdentity,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.people.changeRole(id, role, admin, this.origins.of(request));
  }

  @Delete(':id')
  @RequiresPassword()
  async remove(
    @Param() { id }: PersonIdPath,
    @Admin() admin: AdminIdentity,
    @Req() request: FastifyRequest,
  ): Promise<AdminPersonRemoved> {
    return { success: true, sessionsEnded: await this.people.remove(id, admin, this.origins.of(request)) };
  }
}
