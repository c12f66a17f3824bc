import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { PASSWORD_PROOF_HEADER } from '@soccer-legends/contracts';

export const REQUIRES_PASSWORD = Symbol('RequiresPassword');

/**
 * Requires a second proof, by password or passkey, besides the session. For actions that decide which code visitors get, who
 * may publish it, and who is an administrator.
 */
export const RequiresPassword = (): MethodDecorator =>
  applyDecorators(SetMetadata(REQUIRES_PASSWORD, true), ApiHeader({ name: PASSWORD_PROOF_HEADER, required: false }));
