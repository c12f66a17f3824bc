import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { PASSWORD_PROOF_HEADER } from '@soccer-legends/contracts';

export const REQUIRES_PASSWORD = Symbol('RequiresPassword');

/**
 * Requires a fresh password or passkey: for actions on visitors' code, on who may publish it, on administrators and their
 * sessions, for imports, and for exports of personal data. A game in the same browser cannot give it.
 */
export const RequiresPassword = (): MethodDecorator =>
  applyDecorators(SetMetadata(REQUIRES_PASSWORD, true), ApiHeader({ name: PASSWORD_PROOF_HEADER, required: false }));
