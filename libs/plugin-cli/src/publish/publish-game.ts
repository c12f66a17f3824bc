import {
  ARCHIVE_TYPE,
  type GoldenRound,
  type GoldenRounds,
  type PublishPlan,
  type PublishReceipt,
  ARCHIVE_LISTING,
  GOLDEN_ROUNDS_FILE,
  SOURCE_MAP_ENDING,
  type ArchiveListing,
} from '@soccer-legends/contracts';
import { integrityOf, type BuiltFiles } from '@soccer-legends/plugin-checks';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { CheckCache } from '../check/check-cache.ts';
import { checkGame, hasErrors, type CheckOptions, type CheckResult } from '../check/check-game.ts';
import { playGoldenRounds } from '../check/play/golden-rounds.ts';
import { Fault } from '../fault.ts';
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
  { dryRun, onStage }: { dryRun: boolean } & Pick<CheckOptions, 'onStage'>,
): Promise<PublishOutcome> {
  await checkToken(project, site);
  const planOf = async (build: Build): Promise<PublishPlan> =>
    site.send<PublishPlan>('/api/admin/plugins/plan', { method: 'POST', body: await archiveOf(build) });
  // The site may refuse the version or the address, which the slow checks need not wait for.
  const onBuilt = async (build: Build): Promise<void> => void (await planOf(build));
  const check = await checkGame(project, { site: site.site, onBuilt, ...(onStage && { onStage }) });
  const { build } = check;
  if (!build || hasErrors(check.findings)) return { kind: 'checkFailed', check };
  const plan = await planOf(build);
  const start = Date.now();
  const earlier = await site.send<GoldenRounds>(`/api/admin/plugins/${encodeURIComponent(project.key)}/golden-rounds`);
  const { recordings } = new CheckCache(project);
  const { findings, rounds } = await playGoldenRounds({ build, site: site.site, recordings }, earlier);
  onStage?.({ stage: 'earlier rounds', ms: Date.now() - start, findings });
  if (hasErrors(findings))
    return { kind: 'checkFailed', check: { ...check, findings: [...check.findings, ...findings] } };
  if (dryRun) return { kind: 'planned', plan, check };
  const body = await archiveOf(build, rounds);
  const receipt = await site.send<PublishReceipt>('/api/admin/plugins', { method: 'POST', body });
  return { kind: 'published', plan, receipt, check };
}

/** Rejects if the token is missing or wrong, or belongs to another game. The site does not know the key of a new game yet. */
async function checkToken({ key }: Project, site: SiteClient): Promise<void> {
  await site.send(`/api/admin/plugins/${encodeURIComponent(key)}`).catch((fault: unknown) => {
    if (!(fault instanceof Fault && fault.code === 'plugin.notFound')) throw fault;
  });
}

async function archiveOf(
  { files, maps }: Build,
  rounds: readonly GoldenRound[] = [],
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string }> {
  const packed = [...maps].map(([path, map]) => [`${path}${SOURCE_MAP_ENDING}`, withoutSources(map)] as const);
  const golden = [GOLDEN_ROUNDS_FILE, Buffer.from(JSON.stringify(rounds))] as const;
  const forTeam = rounds.length > 0 ? [...packed, golden] : packed;
  return { bytes: await packBuild(new Map([...files, ...forTeam])), type: ARCHIVE_TYPE };
}

/** The site needs the lines of the sources, not their text. */
function withoutSources(map: Buffer): Buffer {
  const { sourcesContent: _text, ...positions } = JSON.parse(map.toString()) as Record<string, unknown>;
  return Buffer.from(JSON.stringify(positions));
}

/** Fixed, so that the same build always results in the same archive. */
const MODIFIED = new Date(Date.UTC(1980, 0, 2));

/** Packs a build for the site: a zip with its files and their hashes. */
async function packBuild(files: BuiltFiles): Promise<Uint8Array<ArrayBuffer>> {
  const listing: ArchiveListing = Object.fromEntries([...files].map(([path, bytes]) => [path, integrityOf(bytes)]));
  const zip = new ZipFile();
  for (const [path, bytes] of files) zip.addBuffer(bytes, path, { mtime: MODIFIED });
  zip.addBuffer(Buffer.from(JSON.stringify(listing)), ARCHIVE_LISTING, { mtime: MODIFIED });
  zip.end();
  return new Uint8Array(await buffer(zip.outputStream));
}
