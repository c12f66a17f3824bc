import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';

export const PUBLIC = Symbol('Public');

/** Makes a controller or route public. All other routes require the administrator's session. */
export const Public = (): ClassDecorator & MethodDecorator =>
  applyDecorators(SetMetadata(PUBLIC, true), ApiSecurity({}));
