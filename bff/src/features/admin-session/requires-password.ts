import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { PASSWORD_PROOF_HEADER } from '@soccer-legends/contracts';

export const REQUIRES_PASSWORD = Symbol('RequiresPassword');

/**
 * Requires a password proof in addition to the administrator's session, unless the console has its own origin. For
 * actions that decide which code visitors get and who may publish it.
 */
export const RequiresPassword = (): MethodDecorator =>
  applyDecorators(SetMetadata(REQUIRES_PASSWORD, true), ApiHeader({ name: PASSWORD_PROOF_HEADER, required: false }));
