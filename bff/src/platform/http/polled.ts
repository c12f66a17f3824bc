import { SetMetadata } from '@nestjs/common';

export const POLLED = Symbol('Polled');

/**
 * Marks a route that an open page requests without user action. Such requests do not extend the session, which would
 * otherwise never expire.
 */
export const Polled = (): MethodDecorator => SetMetadata(POLLED, true);
