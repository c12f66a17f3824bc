import { AlertMessageRow, AlertRow, TeamWebhookRow } from '../features/alerts/alert.entities.ts';
import {
  AdminSession,
  AdministratorRow,
  Invitation,
  Passkey,
} from '../features/admin-session/admin-session.entities.ts';
import { AuditEntry } from '../features/audit/audit-entry.entity.ts';
import { CareerGameRow } from '../features/games/career-game/stored-games.ts';
import {
  CategoryRevision,
  CatalogueRevision,
  Person,
  PersonMerge,
  StoredFacts,
  Team,
  ReviewItem,
} from '../features/people/entities.ts';
import { ChallengeRow, DealAnswer } from '../features/deals/deals.entities.ts';
import { Feedback } from '../features/feedback/feedback.entity.ts';
import { JobRun } from '../platform/jobs/job-run.entity.ts';
import {
  DevOverrideRow,
  Plugin,
  PluginVersion,
  PluginHistory,
  PublishTokenRow,
} from '../features/plugins/registry/plugin.entities.ts';
import { PlayerEvidence } from '../features/sync/careers/player-evidence.entity.ts';
import { LeagueSeason } from '../features/sync/tasks/league-seasons.ts';
import { SyncItem, SyncRun } from '../features/sync/runs/sync-run.entity.ts';
import { Setting } from '../platform/database/setting.entity.ts';

/** Every table that MikroORM maps. The migrations are compared with this list. */
export const entities = [
  AdministratorRow,
  AdminSession,
  AlertMessageRow,
  AlertRow,
  AuditEntry,
  CareerGameRow,
  CatalogueRevision,
  CategoryRevision,
  ChallengeRow,
  DealAnswer,
  DevOverrideRow,
  Feedback,
  Invitation,
  JobRun,
  LeagueSeason,
  Passkey,
  Person,
  PersonMerge,
  PlayerEvidence,
  Plugin,
  PluginHistory,
  PluginVersion,
  PublishTokenRow,
  ReviewItem,
  Setting,
  StoredFacts,
  SyncItem,
  SyncRun,
  Team,
  TeamWebhookRow,
];
