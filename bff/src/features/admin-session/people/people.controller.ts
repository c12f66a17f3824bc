import type { AdminInvitation, AdminPerson, AdminPersonRemoved } from '@soccer-legends/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { MinimumRole } from '../../../platform/http/minimum-role.ts';
import type { RequestOrigin } from '../../../platform/http/request-origin.ts';
import { Origin } from '../../../platform/http/requester.ts';
import { Admin, type AdminIdentity } from '../admin-identity.ts';
import { RequiresPassword } from '../requires-password.ts';
import { NewPersonBody, PersonIdPath, PersonRoleBody } from './people.requests.ts';
import { People } from './people.ts';

@Controller('api/admin/people')
@MinimumRole('owner')
export class PeopleController {
  constructor(private readonly people: People) {}

  @Get()
  list(): Promise<AdminPerson[]> {
    return this.people.list();
  }

  @Post()
  @RequiresPassword()
  add(
    @Body() { name, role }: NewPersonBody,
    @Admin() admin: AdminIdentity,
    @Origin() from: RequestOrigin,
  ): Promise<AdminInvitation> {
    return this.people.add(name, role, admin, from);
  }

  @Post(':id/invitation')
  @RequiresPassword()
  invite(
    @Param() { id }: PersonIdPath,
    @Admin() admin: AdminIdentity,
    @Origin() from: RequestOrigin,
  ): Promise<AdminInvitation> {
    return this.people.invite(id, admin, from);
  }

  @Patch(':id')
  @RequiresPassword()
  @HttpCode(204)
  changeRole(
    @Param() { id }: PersonIdPath,
    @Body() { role }: PersonRoleBody,
    @Admin() admin: AdminIdentity,
    @Origin() from: RequestOrigin,
  ): Promise<void> {
    return this.people.changeRole(id, role, admin, from);
  }

  @Delete(':id')
  @RequiresPassword()
  async remove(
    @Param() { id }: PersonIdPath,
    @Admin() admin: AdminIdentity,
    @Origin() from: RequestOrigin,
  ): Promise<AdminPersonRemoved> {
    return { success: true, sessionsEnded: await this.people.remove(id, admin, from) };
  }
}
