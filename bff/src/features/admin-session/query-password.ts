import { SetMetadata } from '@nestjs/common';
import { Allow } from 'class-validator';

export const QUERY_PASSWORD = Symbol('QueryPassword');

/** Also accepts `?password=` if `ADMIN_QUERY_PASSWORD` is on. The route's query class must extend `PasswordQuery`. */
export const QueryPassword = (): MethodDecorator => SetMetadata(QUERY_PASSWORD, true);

/** Allows the parameter `password`, which `QueryPasswordAdmission` checks: other unknown parameters are rejected. */
export class PasswordQuery {
  @Allow()
  password?: unknown;
}
