import { createParamDecorator, Injectable, type ExecutionContext, type PipeTransform } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RequestOrigins, type Author, type RequestOrigin } from './request-origin.ts';

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
