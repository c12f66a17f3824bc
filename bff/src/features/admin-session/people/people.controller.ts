import {
  ADMIN_ROLES,
  type AdminPersonChange,
  type AdminRole,
  type NewAdminPerson,
  type AdminInvitation,
  type AdminPerson,
  type AdminPersonRemoved,
} from '@soccer-legends/contracts';
import { IsIn, IsUUID, Matches } from 'class-validator';
import { NormalizedLine } from '../../../platform/http/normalized-line.ts';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { MinimumRole } from '../../../platform/http/minimum-role.ts';
import type { Author } from '../../../platform/http/request-origin.ts';
import { Requester } from '../../../platform/http/requester.ts';
import { Admin, type AdminIdentity } from '../admin-identity.ts';
import { RequiresPassword } from '../password-proofs.ts';
import { People } from './people.ts';
import type { Exactly } from '../../../platform/http/exactly.ts';

export class PersonIdPath {
  @IsUUID(4, { message: 'id must be the id of a person' })
  id!: string;
}

export class PersonRoleBody implements Exactly<PersonRoleBody, AdminPersonChange> {
  @IsIn(ADMIN_ROLES, { message: `role must be one of ${ADMIN_ROLES.join(', ')}` })
  role!: AdminRole;
}

export class NewPersonBody extends PersonRoleBody implements Exactly<NewPersonBody, NewAdminPerson> {
  @NormalizedLine({ min: 2, max: 60, message: 'name must be a text of 2 to 60 characters' })
  // Only Latin letters: a name in letters that look alike could pass for another person in the audit log.
  @Matches(/^\p{Script=Latin}[\p{Script=Latin}\p{M}\p{N} .'’-]*$/u, {
    message:
      'name must begin with a Latin letter and have only Latin letters, digits, spaces, dots, apostrophes and hyphens',
  })
  name!: string;
}

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
  add(@Body() { name, role }: NewPersonBody, @Requester() by: Author): Promise<AdminInvitation> {
    return this.people.add(name, role, by);
  }

  @Post(':id/invitation')
  @RequiresPassword()
  invite(@Param() { id }: PersonIdPath, @Requester() by: Author): Promise<AdminInvitation> {
    return this.people.invite(id, by);
  }

  @Patch(':id')
  @RequiresPassword()
  @HttpCode(204)
  changeRole(
    @Param() { id }: PersonIdPath,
    @Body() { role }: PersonRoleBody,
    @Admin() admin: AdminIdentity,
    @Requester() by: Author,
  ): Promise<void> {
    return this.people.changeRole(id, role, admin, by);
  }

  @Delete(':id')
  @RequiresPassword()
  async remove(
    @Param() { id }: PersonIdPath,
    @Admin() admin: AdminIdentity,
    @Requester() by: Author,
  ): Promise<AdminPersonRemoved> {
    return { success: true, sessionsEnded: await this.people.remove(id, admin, by) };
  }
}
