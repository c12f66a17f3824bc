import { ARCHIVE_TYPE, type PublishPlan, type PublishReceipt } from '@soccer-legends/contracts';
import { checkGame, hasErrors, type CheckResult } from '../check/check-game.ts';
import type { Project } from '../project/find-project.ts';
import type { SiteClient } from '../site/site-client.ts';
import { packBuild } from './pack-build.ts';

/** What `publishGame` did; `check` also has the warnings of a game that passes. */
export type PublishOutcome =
  | { kind: 'checkFailed'; check: CheckResult }
  | { kind: 'planned'; plan: PublishPlan; check: CheckResult }
  | { kind: 'published'; plan: PublishPlan; receipt: PublishReceipt; check: CheckResult };

/**
 * Checks a game, requests the publish plan from the site and, unless this is a dry run, publishes the game. Throws
 * `Fault` if the site rejects a request.
 */
export async function publishGame(
  project: Project,
  site: SiteClient,
  { dryRun }: { dryRun: boolean },
): Promise<PublishOutcome> {
  const check = await checkGame(project);
  const { findings, build } = check;
  if (!build || hasErrors(findings)) return { kind: 'checkFailed', check };
  const body = { bytes: await packBuild(build), type: ARCHIVE_TYPE };
  const plan = await site.send<PublishPlan>('/api/admin/plugins/plan', { method: 'POST', body });
  if (dryRun) return { kind: 'planned', plan, check };
  const receipt = await site.send<PublishReceipt>('/api/admin/plugins', { method: 'POST', body });
  return { kind: 'published', plan, receipt, check };
}
