import type { FeedbackReceived } from '@soccer-legends/contracts';
import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { Public } from '../../platform/http/public.ts';
import type { RequestOrigin } from '../../platform/http/request-origin.ts';
import { Origin } from '../../platform/http/requester.ts';
import { FeedbackStore } from './feedback-store.ts';
import { FeedbackBody, feedbackPipe, type FeedbackRequest } from './feedback.requests.ts';

@Public()
@Controller('api/feedback')
export class FeedbackController {
  constructor(private readonly store: FeedbackStore) {}

  @Post()
  @FeedbackBody()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async submit(
    @Body(feedbackPipe) submission: FeedbackRequest,
    @Origin() { visitor }: RequestOrigin,
  ): Promise<FeedbackReceived> {
    await this.store.add(submission, visitor);
    // Always false: without the database, the answer is an error, and the draft stays in the browser.
    return { message: 'Thank you. Your feedback has arrived.', savedLocally: false };
  }
}
