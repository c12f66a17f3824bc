import {
  applyDecorators,
  createParamDecorator,
  Injectable,
  SetMetadata,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiBearerAuth, ApiSecurity } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionAdmission, SessionRequired } from '../../admin-session/admin-session.port.ts';
import { PUBLIC } from '../../../platform/http/route.ts';
import { rememberActor } from '../../../platform/http/request-origin.ts';
import { TOKEN_EXPIRES_HEADER } from '@soccer-legends/contracts';
import { TokenForOtherPlugin, PublishTokens, type TokenHolder } from './publish-tokens.ts';

/** An administrator, or the holder of a token. */
export interface PublisherIdentity {
  actor: string;
  /** The permissions of a token: for one plugin, or for several that accept the same CI job. Undefined for an administrator. */
  permissions?: readonly TokenHolder[];
  /** Undefined unless the publisher is an administrator. */
  sessionId?: string;
}

const publishers = new WeakMap<FastifyRequest, PublisherIdentity>();

@Injectable()
class PublisherGuard implements CanActivate {
  constructor(
    private readonly tokens: PublishTokens,
    private readonly admission: SessionAdmission,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const publisher = await this.identify(request, reply, context);
    const { key } = request.params as { key?: string };
    publishers.set(request, publisher);
    rememberActor(request, key === undefined ? publisher.actor : permissionFor(publisher, key).actor);
    reply.header('cache-control', 'no-store');
    return true;
  }

  // A token takes precedence over a session cookie.
  private async identify(
    request: FastifyRequest,
    reply: FastifyReply,
    context: ExecutionContext,
  ): Promise<PublisherIdentity> {
    const { authorization } = request.headers;
    if (authorization !== undefined) {
      const permissions = await this.tokens.holdersOf(authorization);
      const [{ actor, expiresAt }] = permissions;
      reply.header(TOKEN_EXPIRES_HEADER, expiresAt.toISOString());
      return { actor, permissions };
    }
    const admin = await this.admission.bySession(request, context);
    if (!admin) throw new SessionRequired();
    await this.admission.admit(admin, request, context);
    return { actor: admin.actor, sessionId: admin.sessionId };
  }
}

/** Returns the actor of a publication and, for a token, the permission for the plugin. Throws `TokenForOtherPlugin`. */
export function permissionFor(
  { actor, permissions }: PublisherIdentity,
  key: string,
): Pick<TokenHolder, 'actor'> & Partial<TokenHolder> {
  if (!permissions) return { actor };
  const permission = permissions.find((one) => one.key === key);
  if (permission) return permission;
  throw new TokenForOtherPlugin({ key: [...new Set(permissions.map((one) => one.key))].join('", "') });
}

/** Allows administrators, and holders of a publish token for their own plugin. */
export const PublishTokenOrAdmin = (): ClassDecorator & MethodDecorator =>
  applyDecorators(
    SetMetadata(PUBLIC, true),
    ApiSecurity('session'),
    ApiBearerAuth('publishToken'),
    UseGuards(PublisherGuard),
  );

export const Publisher = createParamDecorator((_: unknown, context: ExecutionContext): PublisherIdentity => {
  const publisher = publishers.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (!publisher) throw new Error('The route has no publisher. Mark it with @PublishTokenOrAdmin().');
  return publisher;
});
