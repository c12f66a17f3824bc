import { SetMetadata } from '@nestjs/common';

export const WORKS_WITHOUT_DATABASE = Symbol('WorksWithoutDatabase');

/**
 * Allows a route to respond while the database is unavailable, to administrators whose session was valid at the last check.
 * Sessions cannot be revoked meanwhile, so use it only for data that a recent administrator may read.
 */
export const WorksWithoutDatabase = (): MethodDecorator => SetMetadata(WORKS_WITHOUT_DATABASE, true);
