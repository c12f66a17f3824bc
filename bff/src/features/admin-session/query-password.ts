import { SetMetadata } from '@nestjs/common';
import { Allow } from 'class-validator';

export const QUERY_PASSWORD = Symbol('QueryPassword');

/**
 * Lets a route also accept `?password=` instead of a session while `ADMIN_QUERY_PASSWORD` is on. Four older calls need
 * it. The query class of such a route extends `PasswordQuery`.
 */
export const QueryPassword = (): MethodDecorator => SetMetadata(QUERY_PASSWORD, true);

export class PasswordQuery {
  /** Read by the guard only. */
  @Allow()
  password?: unknown;
}
