import { AdminSession } from '../admin-session/admin-session.entity.ts';
import { AuditEntry } from '../audit/audit-entry.entity.ts';
import { CareerGame } from '../career-game/career-game.entity.ts';
import { Coach, CoachSpell } from '../catalogue/coach.entity.ts';
import { Player, PlayerSpell } from '../catalogue/player.entity.ts';
import { Team } from '../catalogue/team.entity.ts';
import { Feedback } from '../feedback/feedback.entity.ts';
import { JobRun } from '../jobs/job-run.entity.ts';
import { DevOverrideRow } from '../plugins/dev-override/dev-override.entity.ts';
import { Plugin, PluginVersion } from '../plugins/plugin.entity.ts';
import { SyncItem } from '../sync/runs/sync-item.entity.ts';
import { SyncRun } from '../sync/runs/sync-run.entity.ts';
import { PluginHistory } from '../plugins/release/plugin-history.entity.ts';
import { PublishTokenRow } from '../plugins/tokens/publish-token.entity.ts';
import { Setting } from './setting.entity.ts';

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
