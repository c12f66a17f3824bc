import type { FeedbackReceived } from '@soccer-legends/contracts';
import { Body, Controller, Header, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/http/public.ts';
import { RequestOrigins } from '../../platform/http/request-origin.ts';
import { FeedbackStore } from './feedback-store.ts';
import { FeedbackBody, feedbackPipe, type FeedbackRequest } from './feedback.requests.ts';

@Public()
@Controller('api/feedback')
export class FeedbackController {
  constructor(
    private readonly store: FeedbackStore,
    private readonly origins: RequestOrigins,
  ) {}

  @Post()
  @FeedbackBody()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async submit(
    @Body(feedbackPipe) submission: FeedbackRequest,
    @Req() request: FastifyRequest,
  ): Promise<FeedbackReceived> {
    await this.store.add(submission, this.origins.of(request).visitor);
    return { message: 'Thank you. Your feedback has arrived.', savedLocally: false };
  }
}
