import { Injectable } from '@nestjs/common';
import { LEAST_ROUNDS, type PluginNumbers, type RoundNumbers } from '@soccer-legends/contracts';
import { Database } from '../../../platform/database/database.ts';
import { PluginFailures } from '../health/plugin-failures.ts';
import { VersionMetrics, type RoundCount } from '../health/version-metrics.ts';
import { PluginVersion } from '../registry/plugin.entities.ts';
import { PluginNotFound } from '../registry/plugin.errors.ts';
import { toVersionRef } from './plugin-overviews.ts';

/** The rounds and failures that a plugin's team sees. */
@Injectable()
export class PluginNumbersReader {
  constructor(
    private readonly database: Database,
    private readonly metrics: VersionMetrics,
    private readonly failures: PluginFailures,
  ) {}

  /** Throws `PluginNotFound`. */
  async read(key: string): Promise<PluginNumbers> {
    const versions = await this.database
      .em()
      .find(PluginVersion, { key }, { orderBy: { publishedAt: 'desc', id: 'desc' } });
    if (versions.length === 0) throw new PluginNotFound();
    const counts = await this.metrics.rounds(key);
    const days = [...new Set(counts.map(({ day }) => day))].sort();
    return {
      key,
      versions: await Promise.all(
        versions.map(async (version) => ({
          ...toVersionRef(version),
          rounds: roundsIn(counts.filter(({ versionId }) => versionId === version.id)),
          failures: await this.failures.of(version),
        })),
      ),
      days: days.map((day) => {
        const { begun, finished } = roundsIn(counts.filter((count) => count.day === day));
        return { day, begun, finished };
      }),
    };
  }
}

function roundsIn(counts: readonly RoundCount[]): RoundNumbers {
  const sum = (outcome: RoundCount['outcome']): number | null => {
    const total = counts.filter((count) => count.outcome === outcome).reduce((all, { count }) => all + count, 0);
    return total < LEAST_ROUNDS ? null : total;
  };
  return { shown: sum('loaded'), begun: sum('begun'), finished: sum('finished'), won: sum('won'), again: sum('again') };
}
