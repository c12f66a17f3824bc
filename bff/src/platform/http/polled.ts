import { SetMetadata } from '@nestjs/common';

export const POLLED = Symbol('Polled');

/** Marks a route that an open page requests by itself. It does not count as a use of the session, which would never idle. */
export const Polled = (): MethodDecorator => SetMetadata(POLLED, true);
