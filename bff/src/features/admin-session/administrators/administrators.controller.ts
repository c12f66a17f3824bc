import {
  ADMIN_ROLES,
  type AdministratorChange,
  type AdminRole,
  type NewAdministrator,
  type AdminInvitation,
  type Administrator,
  type AdministratorRemoved,
} from '@soccer-legends/contracts';
import { IsUUID, Matches } from 'class-validator';
import { NormalizedLine, OneOf, type Exactly } from '../../../platform/http/request-fields.ts';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { MinimumRole, RequiresPassword } from '../../../platform/http/route.ts';
import { type Author, Requester } from '../../../platform/http/request-origin.ts';
import { Admin, type AdminIdentity } from '../admin-identity.ts';
import { Administrators } from './administrators.ts';

export class AdministratorIdPath {
  @IsUUID(4, { message: 'id must be the id of a person' })
  id!: string;
}

export class AdministratorRoleBody implements Exactly<AdministratorRoleBody, AdministratorChange> {
  @OneOf(ADMIN_ROLES)
  role!: AdminRole;
}

export class NewAdministratorBody
  extends AdministratorRoleBody
  implements Exactly<NewAdministratorBody, NewAdministrator>
{
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
export class AdministratorsController {
  constructor(private readonly administrators: Administrators) {}

  @Get()
  list(): Promise<Administrator[]> {
    return this.administrators.list();
  }

  @Post()
  @RequiresPassword()
  add(@Body() { name, role }: NewAdministratorBody, @Requester() by: Author): Promise<AdminInvitation> {
    return this.administrators.add(name, role, by);
  }

  @Post(':id/invitation')
  @RequiresPassword()
  invite(@Param() { id }: AdministratorIdPath, @Requester() by: Author): Promise<AdminInvitation> {
    return this.administrators.invite(id, by);
  }

  @Patch(':id')
  @RequiresPassword()
  @HttpCode(204)
  changeRole(
    @Param() { id }: AdministratorIdPath,
    @Body() { role }: AdministratorRoleBody,
    @Admin() admin: AdminIdentity,
    @Requester() by: Author,
  ): Promise<void> {
    return this.administrators.changeRole(id, role, admin, by);
  }

  @Delete(':id')
  @RequiresPassword()
  async remove(
    @Param() { id }: AdministratorIdPath,
    @Admin() admin: AdminIdentity,
    @Requester() by: Author,
  ): Promise<AdministratorRemoved> {
    return { success: true, sessionsEnded: await this.administrators.remove(id, admin, by) };
  }
}
