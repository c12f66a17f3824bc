import { SetMetadata } from '@nestjs/common';
import { Allow } from 'class-validator';

export const QUERY_PASSWORD = Symbol('QueryPassword');

/**
 * Lets a route also take the password as `?password=`, as four old calls do: without a session, while
 * `ADMIN_QUERY_PASSWORD` is on. Such a route's query extends `PasswordQuery`.
 */
export const QueryPassword = (): MethodDecorator => SetMetadata(QUERY_PASSWORD, true);

export class PasswordQuery {
  /** Looked at by the guard alone. */
  @Allow()
  password?: unknown;
}
