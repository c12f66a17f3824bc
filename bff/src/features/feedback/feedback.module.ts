import { Module } from '@nestjs/common';
import { AdminSessionModule } from '../admin-session/admin-session.port.ts';
import { AdminFeedbackController } from './admin-feedback.controller.ts';
import { FeedbackBox } from './feedback-box.ts';
import { FeedbackController } from './feedback.controller.ts';
import { PruneFeedbackJob } from './prune-feedback.job.ts';

@Module({
  imports: [AdminSessionModule],
  controllers: [FeedbackController, AdminFeedbackController],
  providers: [FeedbackBox, PruneFeedbackJob],
  exports: [PruneFeedbackJob],
})
export class FeedbackModule {}
