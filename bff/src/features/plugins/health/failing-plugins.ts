import { Injectable } from '@nestjs/common';
import type { AlertFacts } from '@soccer-legends/contracts';
import { Database } from '../../../platform/database/database.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { Detects, type Incident, type IncidentSource } from '../../../platform/incidents/incident-source.ts';
import { Plugin } from '../registry/plugin.entities.ts';
import { DamagedVersions } from '../registry/stored-files.ts';
import { compareSinceStaging } from '../release/stage-comparison.ts';

/** Fewer visits prove nothing about a version. */
const ENOUGH_VISITS = 10;
/** Shares of failed visits at which an incident starts and ends. */
const FAILING = 0.2;
const RECOVERED = 0.1;

// Raw SQL: an aggregate over a table without an entity. Includes yesterday, so that midnight does not end an incident.
const LIVE_VERSIONS = `
  select plugin.key, version.id, version.version,
    coalesce(sum(count) filter (where outcome in ('loaded', 'failed')), 0)::int as visits,
    coalesce(sum(count) filter (where outcome in ('failed', 'error', 'hung')), 0)::int as failures
  from plugin join plugin_version version on version.id = plugin.live_version_id
  left join plugin_health on version_id = version.id and day >= ?::date - 1
  where plugin.withdrawn_at is null and plugin.is_active
  group by plugin.key, version.id, version.version`;

interface LiveVersion {
  key: string;
  id: number;
  version: string;
  visits: number;
  failures: number;
}

/**
 * Reports live plugins that failed in many visits of two days or have damaged files without an intact copy, and plugins whose
 * candidate is paused.
 */
@Injectable()
@Detects('pluginFailing')
export class FailingPlugins implements IncidentSource {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly damaged: DamagedVersions,
  ) {}

  async find(open: ReadonlySet<string>): Promise<Incident[]> {
    const failing = await this.failingLive(open);
    const paused = await this.pausedCandidates();
    const isReported = new Set(paused.map(({ subject }) => subject));
    return [...paused, ...failing.filter(({ subject }) => !isReported.has(subject))];
  }

  private async pausedCandidates(): Promise<Incident[]> {
    const em = this.database.em();
    const paused = await em.find(Plugin, { candidateShare: 0, withdrawnAt: null }, { populate: ['candidateVersion'] });
    return Promise.all(
      paused.map(async (plugin) => {
        const { loads, failures } = (await compareSinceStaging(em, plugin)).candidate;
        const { version } = plugin.candidateVersion!;
        return {
          subject: plugin.key,
          facts: { version, visits: loads + failures, failures, damagedFiles: 0, isPaused: 1 },
        };
      }),
    );
  }

  private async failingLive(open: ReadonlySet<string>): Promise<Incident[]> {
    const today = this.clock.now().toISOString();
    const live = await this.database.execute<LiveVersion[]>(LIVE_VERSIONS, [today]);
    return live
      .filter(({ id, key, visits, failures }) => {
        const threshold = open.has(key) ? RECOVERED : FAILING;
        return this.damaged.has(id) || (visits >= ENOUGH_VISITS && failures >= visits * threshold);
      })
      .map(({ id, key, version, visits, failures }) => ({
        subject: key,
        facts: { version, visits, failures, damagedFiles: (this.damaged.get(id) ?? []).length },
      }));
  }
}

/** Returns an English sentence about an incident of `FailingPlugins`: the text of its alert, also for the plugin's team. */
export function failingPluginText(key: string, facts: AlertFacts): string {
  const { version, visits, failures, damagedFiles, isPaused } = facts;
  if (Number(isPaused) > 0)
    return `The candidate ${version} of "${key}" failed in ${failures} of ${visits} networks. No visitor gets it until you decide.`;
  return Number(damagedFiles) > 0
    ? `Files of the live version ${version} of "${key}" are damaged, and there is no intact copy.`
    : `The live version ${version} of "${key}" failed in ${failures} of ${visits} visits since yesterday.`;
}
