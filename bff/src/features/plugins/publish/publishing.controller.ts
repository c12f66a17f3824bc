import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { PublishPlan, PublishReceipt } from '@soccer-legends/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ArchiveReceiver } from '../archive/archive-receiver.ts';
import { Publisher, PublishTokenOrAdmin, type PublisherIdentity } from '../tokens/publisher.ts';
import { UploadPlans } from './upload-plans.ts';
import { Uploads } from './uploads.ts';

const ARCHIVE = { schema: { type: 'string', format: 'binary' } };

/** Publishing of archives by teams and administrators. */
@ApiConsumes('application/zip')
@Controller('api/admin/plugins')
@PublishTokenOrAdmin()
export class PublishingController {
  constructor(
    private readonly archives: ArchiveReceiver,
    private readonly uploads: Uploads,
    private readonly plans: UploadPlans,
  ) {}

  @Post()
  @ApiBody(ARCHIVE)
  async publish(
    @Req() request: FastifyRequest,
    @Publisher() publisher: PublisherIdentity,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PublishReceipt> {
    const by = { ...publisher, requestId: request.id };
    const receipt = await this.archives.receive(request, (built) => this.uploads.publish(built, by));
    reply.code(receipt.created ? 201 : 200);
    return receipt;
  }

  @Post('plan')
  @ApiBody(ARCHIVE)
  @HttpCode(200)
  plan(@Req() request: FastifyRequest, @Publisher() publisher: PublisherIdentity): Promise<PublishPlan> {
    return this.archives.receive(request, (built) => this.plans.plan(built, publisher));
  }
}
