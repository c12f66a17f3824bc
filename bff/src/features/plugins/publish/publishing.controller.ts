import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { PublishPlan, PublishReceipt } from '@soccer-legends/contracts';
import { MinimumRole } from '../../../platform/http/minimum-role.ts';
import type { RequestOrigin } from '../../../platform/http/request-origin.ts';
import { Origin } from '../../../platform/http/requester.ts';
import { ArchiveReceiver } from '../archive/archive-receiver.ts';
import { Publisher, PublishTokenOrAdmin, type PublisherIdentity } from '../tokens/publisher.ts';
import { Uploads } from './uploads.ts';

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
  async publish(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Publisher() publisher: PublisherIdentity,
    @Origin() from: RequestOrigin,
  ): Promise<PublishReceipt> {
    const receipt = await this.archives.receive(request, (built) => this.uploads.publish(built, publisher, from));
    void reply.code(receipt.created ? 201 : 200);
    return receipt;
  }

  @Post('plan')
  @ApiBody(ARCHIVE)
  @HttpCode(200)
  plan(@Req() request: FastifyRequest, @Publisher() publisher: PublisherIdentity): Promise<PublishPlan> {
    return this.archives.receive(request, (built) => this.uploads.plan(built, publisher));
  }
}
