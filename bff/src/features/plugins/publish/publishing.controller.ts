import { Controller, HttpCode, Post, Req, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { PublishPlan, PublishReceipt } from '@soccer-legends/contracts';
import type { FastifyRequest } from 'fastify';
import { MinimumRole } from '../../../platform/http/minimum-role.ts';
import type { RequestOrigin } from '../../../platform/http/request-origin.ts';
import { Origin } from '../../../platform/http/requester.ts';
import { ArchiveReceiver } from '../archive/archive-receiver.ts';
import { Publisher, PublishTokenOrAdmin, type PublisherIdentity } from '../tokens/publisher.ts';
import { CreatedStatus } from './created-status.ts';
import { UploadPlans } from './upload-plans.ts';
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
    private readonly plans: UploadPlans,
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
    return this.archives.receive(request, (built) => this.plans.plan(built, publisher));
  }
}
