import { ARCHIVE_TYPE, type PublishPlan, type PublishReceipt } from '@soccer-legends/contracts';
import { checkGame, hasErrors } from '../check/check-game.ts';
import type { Finding } from '../check/finding.ts';
import type { Project } from '../project/find-project.ts';
import type { SiteClient } from '../site/site-client.ts';
import { packBuild } from './pack-build.ts';

export type PublishOutcome =
  | { kind: 'checkFailed'; findings: readonly Finding[] }
  | { kind: 'planned'; plan: PublishPlan; findings: readonly Finding[] }
  | { kind: 'published'; plan: PublishPlan; receipt: PublishReceipt; findings: readonly Finding[] };

/** Checks a game, lets the site say what publishing it would do, and unless that is all, does it. */
export async function publishGame(
  project: Project,
  site: SiteClient,
  { dryRun }: { dryRun: boolean },
): Promise<PublishOutcome> {
  const { findings, build } = await checkGame(project);
  if (!build || hasErrors(findings)) return { kind: 'checkFailed', findings };
  const body = { bytes: await packBuild(build), type: ARCHIVE_TYPE };
  const plan = await site.send<PublishPlan>('/api/admin/plugins/plan', { method: 'POST', body });
  if (dryRun) return { kind: 'planned', plan, findings };
  const receipt = await site.send<PublishReceipt>('/api/admin/plugins', { method: 'POST', body });
  return { kind: 'published', plan, receipt, findings };
}
