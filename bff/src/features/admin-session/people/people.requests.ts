import { ADMIN_ROLES, type AdminPersonChange, type AdminRole, type NewAdminPerson } from '@soccer-legends/contracts';
import { IsIn, IsUUID, Matches } from 'class-validator';
import { NormalizedLine } from '../../../platform/http/normalized-line.ts';
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
