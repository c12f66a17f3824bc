import { createParamDecorator, Inject, Injectable, type ExecutionContext, type PipeTransform } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config/config.ts';
import { ClientAddresses } from './client-address.ts';

/** The origin of a request for the audit log and the rate limits. */
export interface RequestOrigin {
  requestId: string;
  /** An IPv4 address, or a /64 network. */
  visitor: string;
  /** Id of the visitor's ticket, which distinguishes the visitors of one address; undefined without a valid one. */
  ticket: string | undefined;
  /** The administrator's session; undefined for visitors and for calls with a password or a publish token. */
  sessionId?: string;
}

/** Who takes an action, and the request that asks for it. Actions of the server itself have no request. */
export interface Author extends Partial<RequestOrigin> {
  actor: string;
}

const sessionIds = new WeakMap<FastifyRequest, string>();
const actors = new WeakMap<FastifyRequest, string>();

/** Stores the session that authenticated a request. Only guards may call it. */
export function rememberSession(request: FastifyRequest, sessionId: string): void {
  sessionIds.set(request, sessionId);
}

/** Stores who sent a request. Only guards may call it, after they authenticated the request. */
export function rememberActor(request: FastifyRequest, actor: string): void {
  actors.set(request, actor);
}

@Injectable()
export class RequestOrigins {
  private readonly addresses: ClientAddresses;

  constructor(@Inject(CONFIG) { trustProxy }: Config) {
    this.addresses = new ClientAddresses(trustProxy);
  }

  of(request: FastifyRequest): RequestOrigin {
    const sessionId = sessionIds.get(request);
    const visitor = this.addresses.visitor(request.raw);
    return {
      requestId: request.id,
      visitor,
      ticket: request.ticket,
      ...(sessionId === undefined ? {} : { sessionId }),
    };
  }

  authorOf(request: FastifyRequest): Author {
    const actor = actors.get(request);
    if (actor === undefined) throw new Error('A public route has no requester: remove @Public() or @Requester().');
    return { actor, ...this.of(request) };
  }
}

// Nest injects services into pipes, but not into parameter decorators.
@Injectable()
class OriginPipe implements PipeTransform<FastifyRequest, RequestOrigin> {
  constructor(private readonly origins: RequestOrigins) {}

  transform(request: FastifyRequest): RequestOrigin {
    return this.origins.of(request);
  }
}

@Injectable()
class AuthorPipe implements PipeTransform<FastifyRequest, Author> {
  constructor(private readonly origins: RequestOrigins) {}

  transform(request: FastifyRequest): Author {
    return this.origins.authorOf(request);
  }
}

const Incoming = createParamDecorator((_: unknown, context: ExecutionContext) =>
  context.switchToHttp().getRequest<FastifyRequest>(),
);

export const Origin = (): ParameterDecorator => Incoming(OriginPipe);

/** Passes the `Author` of the request to a handler: an administrator, or the holder of a publish token. */
export const Requester = (): ParameterDecorator => Incoming(AuthorPipe);
