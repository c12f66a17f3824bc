import { Module } from '@nestjs/common';
import { AdminSessionModule } from '../admin-session/admin-session.port.ts';
import { ReadModelModule } from '../catalogue/catalogue.port.ts';
import { AdminFeedbackController } from './admin-feedback.controller.ts';
import { FactReports } from './fact-reports.ts';
import { FeedbackStore } from './feedback-store.ts';
import { FeedbackController } from './feedback.controller.ts';
import { PruneFeedbackJob } from './prune-feedback.job.ts';

@Module({
  imports: [AdminSessionModule, ReadModelModule],
  controllers: [FeedbackController, AdminFeedbackController],
  providers: [FactReports, FeedbackStore, PruneFeedbackJob],
})
export class FeedbackModule {}
