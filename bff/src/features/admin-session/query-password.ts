import { SetMetadata } from '@nestjs/common';
import { Allow } from 'class-validator';

export const QUERY_PASSWORD = Symbol('QueryPassword');

/**
 * Makes a route also accept `?password=` while `ADMIN_QUERY_PASSWORD` is on, for four older calls. The route's query class
 * must extend `PasswordQuery`.
 */
export const QueryPassword = (): MethodDecorator => SetMetadata(QUERY_PASSWORD, true);

export class PasswordQuery {
  @Allow()
  password?: unknown;
}
