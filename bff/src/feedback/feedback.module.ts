import { Module } from '@nestjs/common';
import { AdminSessionModule } from '../admin-session/admin-session.module.ts';
import { AdminFeedbackController } from './admin-feedback.controller.ts';
import { FeedbackBox } from './feedback-box.ts';
import { FeedbackController } from './feedback.controller.ts';

@Module({
  imports: [AdminSessionModule],
  controllers: [FeedbackController, AdminFeedbackController],
  providers: [FeedbackBox],
})
export class FeedbackModule {}
