import { SetMetadata } from '@nestjs/common';
import type { AdminRole } from '@soccer-legends/contracts';

export const MINIMUM_ROLE = Symbol('MinimumRole');

/** The least role that may use a controller or route. Routes without it are for owners only. */
export const MinimumRole = (role: AdminRole): ClassDecorator & MethodDecorator => SetMetadata(MINIMUM_ROLE, role);
