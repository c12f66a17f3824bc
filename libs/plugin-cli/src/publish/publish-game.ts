import {
  ARCHIVE_TYPE,
  type PublishPlan,
  type PublishReceipt,
  ARCHIVE_LISTING,
  type ArchiveListing,
} from '@soccer-legends/contracts';
import { integrityOf } from '@soccer-legends/plugin-checks';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { checkGame, hasErrors, type CheckResult } from '../check/check-game.ts';
import type { Build } from '../project/build-game.ts';
import type { Project } from '../project/find-project.ts';
import type { SiteClient } from '../site/site-client.ts';

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

/** Fixed, so that the same build always results in the same archive. */
const MODIFIED = new Date(Date.UTC(1980, 0, 2));

/** Packs a build for the site: a zip with its files and their hashes. */
async function packBuild(files: Build): Promise<Uint8Array<ArrayBuffer>> {
  const listing: ArchiveListing = Object.fromEntries([...files].map(([path, bytes]) => [path, integrityOf(bytes)]));
  const zip = new ZipFile();
  for (const [path, bytes] of files) zip.addBuffer(bytes, path, { mtime: MODIFIED });
  zip.addBuffer(Buffer.from(JSON.stringify(listing)), ARCHIVE_LISTING, { mtime: MODIFIED });
  zip.end();
  return new Uint8Array(await buffer(zip.outputStream));
}
