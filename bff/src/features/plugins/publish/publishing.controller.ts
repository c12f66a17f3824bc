import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  Controller,
  HttpCode,
  Post,
  Req,
  UseInterceptors,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tap, type Observable } from 'rxjs';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { PublishPlan, PublishReceipt } from '@soccer-legends/contracts';
import { MinimumRole } from '../../../platform/http/minimum-role.ts';
import type { RequestOrigin } from '../../../platform/http/request-origin.ts';
import { Origin } from '../../../platform/http/requester.ts';
import { ArchiveReceiver } from '../archive/archive-receiver.ts';
import { Publisher, PublishTokenOrAdmin, type PublisherIdentity } from '../tokens/publisher.ts';
import { Uploads } from './uploads.ts';

/** Sets status 201 if `created` is true in the response body, otherwise 200. */
@Injectable()
export class CreatedStatus implements NestInterceptor<{ created: boolean }> {
  intercept<Answer extends { created: boolean }>(
    context: ExecutionContext,
    next: CallHandler<Answer>,
  ): Observable<Answer> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(tap(({ created }) => void reply.code(created ? 201 : 200)));
  }
}

const ARCHIVE = { schema: { type: 'string', format: 'binary' } };

@ApiConsumes('application/zip')
@Controller('api/admin/plugins')
@MinimumRole('publisher')
@PublishTokenOrAdmin()
export class PublishingController {
  constructor(
    private readonly archives: ArchiveReceiver,
    private readonly uploads: Uploads,
  ) {}

  @Post()
  @ApiBody(ARCHIVE)
  @UseInterceptors(CreatedStatus)
  publish(
    @Req() request: FastifyRequest,
    @Publisher() publisher: PublisherIdentity,
    @Origin() from: RequestOrigin,
  ): Promise<PublishReceipt> {
    return this.archives.receive(request, (built) => this.uploads.publish(built, publisher, from));
  }

  @Post('plan')
  @ApiBody(ARCHIVE)
  @HttpCode(200)
  plan(@Req() request: FastifyRequest, @Publisher() publisher: PublisherIdentity): Promise<PublishPlan> {
    return this.archives.receive(request, (built) => this.uploads.plan(built, publisher));
  }
}
