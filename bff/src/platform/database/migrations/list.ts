import { FirstSchema } from './0001-first-schema.ts';
import { Administration } from './0002-administration.ts';
import { ApiQuotaSchema } from './0003-api-quota.ts';
import { PluginPlatform } from './0004-plugin-platform.ts';
import { SyncSchema } from './0005-sync.ts';
import { ChangeVersions } from './0006-change-versions.ts';
import { SyncRestingSince } from './0007-sync-resting-since.ts';
import { ClientReportOutcomes } from './0008-client-reports.ts';
import { DealAnswers } from './0009-deals.ts';
import { DropCandidateBaseline } from './0010-drop-candidate-baseline.ts';
import { RecallAnswersSchema } from './0011-recall-answers.ts';
import { PlayerEvidenceSchema } from './0012-player-evidence.ts';
import { FactDesk } from './0013-fact-desk.ts';
import { FixtureResultCounts } from './0014-fixture-results.ts';
import { ApiCalls } from './0015-api-calls.ts';
import { Challenges } from './0016-challenges.ts';
import { TransferSchema } from './0017-transfers.ts';
import { SyncQueueColumns } from './0018-sync-queue.ts';
import { PlayersInGames } from './0019-players-in-games.ts';
import { Review } from './0020-review.ts';
import { Letters } from './0021-letters.ts';
import { SessionList } from './0022-session-list.ts';
import { PeopleSchema } from './0023-people.ts';
import { QualityCounts } from './0024-quality-counts.ts';
import { ClubsWithHistory } from './0025-clubs-with-history.ts';
import { DrawnPlayers } from './0026-drawn-players.ts';
import { AlertsSchema } from './0027-alerts.ts';
import { SyncLease } from './0028-sync-lease.ts';
import { MergedPeople } from './0029-merged-people.ts';
import { PlayerResultCounts } from './0030-player-results.ts';
import { CategoryRevisions } from './0031-category-revisions.ts';
import { ReviewOrder } from './0032-review-order.ts';
import { PeopleByHand } from './0033-people-by-hand.ts';
import { ListIndexes } from './0034-list-indexes.ts';
import { SyncFailureCodes } from './0035-sync-failure.ts';
import { SyncFailureDetail } from './0036-sync-failure-detail.ts';
import { OnePeopleTable } from './0037-people.ts';

/** All migrations, in the order in which they run. Databases record their names, so a name must never change. */
export const migrations = [
  { name: '0001-first-schema', class: FirstSchema },
  { name: '0002-administration', class: Administration },
  { name: '0003-api-quota', class: ApiQuotaSchema },
  { name: '0004-plugin-platform', class: PluginPlatform },
  { name: '0005-sync', class: SyncSchema },
  { name: '0006-change-versions', class: ChangeVersions },
  { name: '0007-sync-resting-since', class: SyncRestingSince },
  { name: '0008-client-reports', class: ClientReportOutcomes },
  { name: '0009-deals', class: DealAnswers },
  { name: '0010-drop-candidate-baseline', class: DropCandidateBaseline },
  { name: '0011-recall-answers', class: RecallAnswersSchema },
  { name: '0012-player-evidence', class: PlayerEvidenceSchema },
  { name: '0013-fact-desk', class: FactDesk },
  { name: '0014-fixture-results', class: FixtureResultCounts },
  { name: '0015-api-calls', class: ApiCalls },
  { name: '0016-challenges', class: Challenges },
  { name: '0017-transfers', class: TransferSchema },
  { name: '0018-sync-queue', class: SyncQueueColumns },
  { name: '0019-players-in-games', class: PlayersInGames },
  { name: '0020-review', class: Review },
  { name: '0021-letters', class: Letters },
  { name: '0022-session-list', class: SessionList },
  { name: '0023-people', class: PeopleSchema },
  { name: '0024-quality-counts', class: QualityCounts },
  { name: '0025-clubs-with-history', class: ClubsWithHistory },
  { name: '0026-drawn-players', class: DrawnPlayers },
  { name: '0027-alerts', class: AlertsSchema },
  { name: '0028-sync-lease', class: SyncLease },
  { name: '0029-merged-people', class: MergedPeople },
  { name: '0030-player-results', class: PlayerResultCounts },
  { name: '0031-category-revisions', class: CategoryRevisions },
  { name: '0032-review-order', class: ReviewOrder },
  { name: '0033-people-by-hand', class: PeopleByHand },
  { name: '0034-list-indexes', class: ListIndexes },
  { name: '0035-sync-failure', class: SyncFailureCodes },
  { name: '0036-sync-failure-detail', class: SyncFailureDetail },
  { name: '0037-people', class: OnePeopleTable },
];

/** Current names of migrations by the names that older versions recorded. */
export const renamedMigrations: Readonly<Record<string, string>> = {
  '0004-sync': '0005-sync',
  '0009-change-versions': '0006-change-versions',
  '0010-sync-patience': '0007-sync-resting-since',
  '0011-client-reports': '0008-client-reports',
};
