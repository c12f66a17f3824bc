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
import { AdminSessions, SessionCookie, SessionRequired } from '../../admin-session/admin-session.port.ts';
import { PUBLIC } from '../../../platform/http/public.ts';
import { TokenForOtherPlugin } from './publish-token.errors.ts';
import { PublishTokens, bearerOf } from './publish-tokens.ts';

/** Who publishes: an administrator, or the holder of a token, who may do so for one plugin alone. */
export interface PublisherIdentity {
  actor: string;
  onlyKey?: string;
}

const publishers = new WeakMap<FastifyRequest, PublisherIdentity>();

@Injectable()
class PublisherGuard implements CanActivate {
  constructor(
    private readonly tokens: PublishTokens,
    private readonly sessions: AdminSessions,
    private readonly cookie: SessionCookie,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const publisher = await this.identify(request);
    const { key } = request.params as { key?: string };
    if (key !== undefined) requireKey(publisher, key);
    publishers.set(request, publisher);
    context.switchToHttp().getResponse<FastifyReply>().header('cache-control', 'no-store');
    return true;
  }

  // A request that brings a token is judged by the token alone, whatever cookies come along.
  private async identify(request: FastifyRequest): Promise<PublisherIdentity> {
    const { authorization } = request.headers;
    if (authorization !== undefined) {
      const { key, actor } = await this.tokens.holderOf(bearerOf(authorization));
      return { actor, onlyKey: key };
    }
    const token = this.cookie.read(request);
    const session = token ? await this.sessions.find(token) : undefined;
    if (!session) throw new SessionRequired();
    return { actor: 'administrator' };
  }
}

/** Throws `TokenForOtherPlugin` where a publisher may not do anything with this key. */
export function requireKey({ onlyKey }: PublisherIdentity, key: string): void {
  if (onlyKey !== undefined && onlyKey !== key) throw new TokenForOtherPlugin(onlyKey);
}

/** Opens a route to the administrator's session and, for its own plugin, to a publish token. */
export const PublishTokenOrAdmin = (): ClassDecorator & MethodDecorator =>
  applyDecorators(
    SetMetadata(PUBLIC, true),
    ApiSecurity('session'),
    ApiBearerAuth('publishToken'),
    UseGuards(PublisherGuard),
  );

/** Hands a handler who publishes. Only for routes marked `@PublishTokenOrAdmin()`. */
export const Publisher = createParamDecorator((_: unknown, context: ExecutionContext): PublisherIdentity => {
  const publisher = publishers.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (!publisher) throw new Error('This route names no publisher: mark it @PublishTokenOrAdmin().');
  return publisher;
});
