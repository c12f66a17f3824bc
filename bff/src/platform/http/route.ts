import { applyDecorators, Header, HttpCode, Post, SetMetadata } from '@nestjs/common';
import { ApiHeader, ApiSecurity } from '@nestjs/swagger';
import { PASSWORD_PROOF_HEADER, type AdminRole } from '@soccer-legends/contracts';

/** A POST route that does something, instead of creating a resource with an address. No cache may keep the response. */
export function Action(path = '', status: 200 | 202 = 200): MethodDecorator {
  return applyDecorators(Post(path), HttpCode(status), Header('cache-control', 'no-store'));
}

export const PUBLIC = Symbol('Public');

/** Makes a controller or route public. All other routes require the administrator's session. */
export const Public = (): ClassDecorator & MethodDecorator =>
  applyDecorators(SetMetadata(PUBLIC, true), ApiSecurity({}));

export const MINIMUM_ROLE = Symbol('MinimumRole');

/** The lowest role that may use a controller or route. Routes without it are for owners only. */
export const MinimumRole = (role: AdminRole): ClassDecorator & MethodDecorator => SetMetadata(MINIMUM_ROLE, role);

export const REQUIRES_PASSWORD = Symbol('RequiresPassword');

/**
 * Requires a fresh password or passkey: for actions on visitors' code, on who may publish it, on administrators and their
 * sessions, for imports, and for exports of personal data. A game in the same browser cannot provide either.
 */
export const RequiresPassword = (): MethodDecorator =>
  applyDecorators(SetMetadata(REQUIRES_PASSWORD, true), ApiHeader({ name: PASSWORD_PROOF_HEADER, required: false }));

export const POLLED = Symbol('Polled');

/** Marks a route that open pages request on a timer. Such requests do not extend the session, which must expire. */
export const Polled = (): MethodDecorator => SetMetadata(POLLED, true);

export const WORKS_WITHOUT_DATABASE = Symbol('WorksWithoutDatabase');

/**
 * Allows a route to respond while the database is unavailable, to administrators whose session was valid at the last check.
 * Sessions cannot be revoked meanwhile, so use it only for data that a recent administrator may read.
 */
export const WorksWithoutDatabase = (): MethodDecorator => SetMetadata(WORKS_WITHOUT_DATABASE, true);
