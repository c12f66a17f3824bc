import type { Compatibility } from './compatibility.ts';
import type { IsoTime } from './iso-time.ts';

/**
 * The endpoints for publishing and releasing, below `/api/admin/plugins`. An administrator's session may call all of
 * them; a publish token (`Authorization: Bearer slp_…`) only those marked with a star, and only for its own key.
 *
 *     * POST   /                      a zip                         → 201 (new) or 200 (known) PublishReceipt
 *     * POST   /plan                  a zip                         → 200 PublishPlan; nothing is stored
 *       GET    /                                                    → PluginOverview[]
 *     * GET    /{key}                                               → PluginDetail
 *     * POST   /{key}/release         ReleaseRequest                → PluginDetail
 *     * POST   /{key}/rollback        ReasonRequest                 → PluginDetail
 *     * POST   /{key}/stage           StageRequest                  → PluginDetail
 *     * POST   /{key}/withdraw-version  VersionRequest              → PluginDetail; final
 *       POST   /{key}/withdraw        ReasonRequest                 → PluginDetail
 *       POST   /{key}/restore         ReasonRequest                 → PluginDetail
 *     * GET    /{key}/history                                       → PluginHistoryEntry[], newest first
 *     * GET    /{key}/golden-rounds                                 → GoldenRounds
 *     * POST   /{key}/webhook         TeamWebhookRequest            → TeamWebhook
 *     * DELETE /{key}/webhook                                       → 204
 *       GET    /{key}/tokens                                        → PublishToken[], newest first
 *       POST   /{key}/tokens          NewPublishToken               → 201 IssuedPublishToken
 *       DELETE /{key}/tokens/{id}                                   → 204
 *       POST   /{key}/dev-override    DevOverrideRequest            → DevOverride, for this session only
 *       DELETE /{key}/dev-override                                  → 204
 *
 * `GET /api/admin/dev-overrides` returns the session's overrides sorted by key (DevOverride[]).
 * Public: `POST /api/plugin-health` (PluginHealthReports → 204), `GET /api/packages` (SitePackage[]), and an npm registry at
 * `/packages/` with their versions.
 */

/**
 * Permanent id of a published build: `{version}-{first eight digits of the content hash}`, such as `1.2.0-0a1b2c3d`.
 */
export type ReleaseName = string;

/** Identifies a published build. */
export interface VersionRef {
  version: string;
  /** SHA-256 of the sorted paths and hashes of its files, in hexadecimal. */
  contentHash: string;
  release: ReleaseName;
}

/** The result of publishing. Publishing the same archive again returns the same receipt. */
export interface PublishReceipt extends VersionRef {
  key: string;
  /** False if the same archive was already published. */
  created: boolean;
  files: number;
  /** Total size of the unpacked files. */
  bytes: number;
  publishedAt: IsoTime;
  publishedBy: string;
  compatibility: Compatibility;
}

/** The effect of publishing an archive. An archive that publishing would reject is rejected with the same code. */
export interface PublishPlan extends Omit<PublishReceipt, 'created' | 'publishedAt' | 'publishedBy'> {
  action: 'newPlugin' | 'newVersion' | 'alreadyPublished';
  route: string;
  /** The live version; null without one. */
  live: VersionRef | null;
  /** Paths of files that differ from the live version. */
  changes: { added: readonly string[]; changed: readonly string[]; removed: readonly string[] };
}

/** A round that a version played before it was published. Later versions with the same major number must play it in the same way. */
export interface GoldenRound {
  deal: unknown;
  seed: number;
  /** All moves up to the end of the round, including those of timers. */
  moves: readonly unknown[];
  result: GoldenResult;
}

/** The parts of a result that links, challenges and fixtures show. */
export interface GoldenResult {
  outcome: 'win' | 'lose';
  score: number;
  roundsWon: number;
  roundsTotal: number;
}

/** `GET /api/admin/plugins/{key}/golden-rounds`: the rounds of the newest version that has any and is not withdrawn. */
export interface GoldenRounds {
  /** Null if there is no such version. */
  version: string | null;
  rounds: readonly GoldenRound[];
}
