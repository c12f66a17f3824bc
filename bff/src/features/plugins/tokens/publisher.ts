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
import { TOKEN_EXPIRES_HEADER, type Provenance } from '@soccer-legends/contracts';
import { TokenForOtherPlugin, PublishTokens } from './publish-tokens.ts';

/** An administrator, or the holder of a token, who may publish one plugin only. */
export interface PublisherIdentity {
  actor: string;
  /** The key of the plugin that a token is for. */
  onlyKey?: string;
  /** Undefined for an administrator. */
  tokenId?: string;
  /** Undefined unless the publisher is an administrator. */
  sessionId?: string;
  /** Undefined unless the publisher is a CI job. */
  provenance?: Provenance | undefined;
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
    if (key !== undefined) requireKey(publisher, key);
    publishers.set(request, publisher);
    rememberActor(request, publisher.actor);
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
      const { id, key, actor, expiresAt, provenance } = await this.tokens.holderOf(authorization);
      reply.header(TOKEN_EXPIRES_HEADER, expiresAt.toISOString());
      return { actor, onlyKey: key, tokenId: id, provenance };
    }
    const admin = await this.admission.bySession(request, context);
    if (!admin) throw new SessionRequired();
    await this.admission.admit(admin, request, context);
    return { actor: admin.actor, sessionId: admin.sessionId };
  }
}

/** Throws `TokenForOtherPlugin` if the publisher's token is for another plugin. */
export function requireKey({ onlyKey }: PublisherIdentity, key: string): void {
  if (onlyKey !== undefined && onlyKey !== key) throw new TokenForOtherPlugin({ key: onlyKey });
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
