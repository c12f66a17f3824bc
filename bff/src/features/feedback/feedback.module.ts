import { Module } from '@nestjs/common';
import { AdminSessionModule } from '../admin-session/admin-session.port.ts';
import { CatalogueModule, ReadModelModule } from '../catalogue/catalogue.port.ts';
import { AdminFeedbackController } from './admin-feedback.controller.ts';
import { FactReports } from './fact-reports.ts';
import { FeedbackStore } from './feedback-store.ts';
import { FeedbackController } from './feedback.controller.ts';
import { PruneFeedbackJob } from './prune-feedback.job.ts';
import { RecordLettersJob } from './record-letters.job.ts';

@Module({
  imports: [AdminSessionModule, CatalogueModule, ReadModelModule],
  controllers: [FeedbackController, AdminFeedbackController],
  providers: [FactReports, FeedbackStore, PruneFeedbackJob, RecordLettersJob],
})
export class FeedbackModule {}
