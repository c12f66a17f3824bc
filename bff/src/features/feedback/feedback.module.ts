import { Module } from '@nestjs/common';
import { AdminSessionModule } from '../admin-session/admin-session.port.ts';
import { AdminFeedbackController } from './admin-feedback.controller.ts';
import { FeedbackStore } from './feedback-store.ts';
import { FeedbackController } from './feedback.controller.ts';
import { PruneFeedbackJob } from './prune-feedback.job.ts';

@Module({
  imports: [AdminSessionModule],
  controllers: [FeedbackController, AdminFeedbackController],
  providers: [FeedbackStore, PruneFeedbackJob],
})
export class FeedbackModule {}
