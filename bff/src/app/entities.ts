import { AdminSession } from '../features/admin-session/admin-session.entity.ts';
import { AuditEntry } from '../features/audit/audit-entry.entity.ts';
import { CareerGame } from '../features/games/career-game/career-game.entity.ts';
import { Coach, CoachSpell } from '../features/catalogue/coach.entity.ts';
import { Player, PlayerSpell } from '../features/catalogue/player.entity.ts';
import { Team } from '../features/catalogue/team.entity.ts';
import { Feedback } from '../features/feedback/feedback.entity.ts';
import { JobRun } from '../platform/jobs/job-run.entity.ts';
import { DevOverrideRow } from '../features/plugins/dev-override/dev-override.entity.ts';
import { Plugin, PluginVersion } from '../features/plugins/plugin.entity.ts';
import { SyncItem, SyncRun } from '../features/sync/runs/sync-run.entity.ts';
import { PluginHistory } from '../features/plugins/plugin-history.entity.ts';
import { PublishTokenRow } from '../features/plugins/tokens/publish-token.entity.ts';
import { Setting } from '../platform/database/setting.entity.ts';

export const entities = [
  AdminSession,
  AuditEntry,
  CareerGame,
  Coach,
  CoachSpell,
  DevOverrideRow,
  Feedback,
  JobRun,
  Player,
  PlayerSpell,
  Plugin,
  PluginHistory,
  PluginVersion,
  PublishTokenRow,
  Setting,
  SyncItem,
  SyncRun,
  Team,
];
