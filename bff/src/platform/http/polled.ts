import { SetMetadata } from '@nestjs/common';

export const POLLED = Symbol('Polled');

/** Marks a route that open pages request on a timer. Such requests do not extend the session, which must expire. */
export const Polled = (): MethodDecorator => SetMetadata(POLLED, true);
