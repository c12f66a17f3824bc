import { SetMetadata } from '@nestjs/common';

export const POLLED = Symbol('Polled');

/**
 * Marks a route that an open page requests by itself. Such requests do not extend the session, which would otherwise
 * never time out.
 */
export const Polled = (): MethodDecorator => SetMetadata(POLLED, true);
