import { Controller, Get } from '@nestjs/common';
import type { Overview } from '@soccer-legends/contracts';
import { OldBackups } from '../../features/backup/old-backups.ts';
import { FeedbackStore } from '../../features/feedback/feedback-store.ts';
import { ReviewList } from '../../features/people/review/review-list.ts';
import { VersionMetrics } from '../../features/plugins/plugins.port.ts';
import { MinimumRole } from '../../platform/http/route.ts';

/** Serves the first page of the console. The navigation also shows its counts. */
@Controller('api/admin/overview')
@MinimumRole('editor')
export class OverviewController {
  constructor(
    private readonly review: ReviewList,
    private readonly feedback: FeedbackStore,
    private readonly metrics: VersionMetrics,
    private readonly backups: OldBackups,
  ) {}

  @Get()
  async read(): Promise<Overview> {
    const [review, open, games, backupAt] = await Promise.all([
      this.review.counts(),
      this.feedback.openIds(),
      this.metrics.plays(),
      this.backups.newestAt(),
    ]);
    return { review, openFeedback: open.length, games, backupAt: backupAt?.toISOString() ?? null };
  }
}
