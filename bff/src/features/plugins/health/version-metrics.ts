import { Injectable } from '@nestjs/common';
import type { HealthOutcome, PluginHealth } from '@soccer-legends/contracts';
import { Clock } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { quantileOf } from './histogram.ts';

const KEPT_DAYS = 30;
/** Of visits that were measured; browsers' makers judge pages by the third quarter. */
const VITAL_SHARE = 0.75;
const NOTHING: ReadonlyMap<number, number> = new Map();

/** What is counted of a version: how visits went, errors that nobody caught, and what a share of the pages measured. */
type VersionFigure = HealthOutcome | 'uncaught' | 'LCP' | 'INP' | 'CLS';

export interface CountedFigure {
  versionId: number;
  figure: VersionFigure;
  /** The upper end of its class, where the figure has a size: milliseconds, for CLS thousandths. */
  upTo: number;
}

/** Counts by version and day what visitors' pages tell, in the table that all replicas share. */
@Injectable()
export class VersionFigures {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async add(figures: readonly CountedFigure[]): Promise<void> {
    const sums = new Map<string, CountedFigure & { count: number }>();
    for (const counted of figures) {
      const name = [counted.versionId, counted.figure, counted.upTo].join(' ');
      sums.set(name, { ...counted, count: (sums.get(name)?.count ?? 0) + 1 });
    }
    if (sums.size === 0) return;
    // In one order everywhere, so that two requests never wait for each other's rows.
    const rows = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    const day = this.clock.now().toISOString();
    await this.database.em().execute(
      `insert into plugin_health (version_id, day, outcome, up_to_ms, count)
       values ${rows.map(() => '(?, ?::date, ?, ?, ?)').join(', ')}
       on conflict (version_id, day, outcome, up_to_ms) do update set count = plugin_health.count + excluded.count`,
      rows.flatMap(({ versionId, figure, upTo, count }) => [versionId, day, figure, upTo, count]),
    );
  }

  /** By version id, of the last 30 days. */
  async byVersion(): Promise<(versionId: number) => PluginHealth> {
    const rows = await this.database
      .em()
      .execute<{ version_id: number; outcome: VersionFigure; up_to_ms: number; count: number }[]>(
        `select version_id, outcome, up_to_ms, sum(count)::integer as count from plugin_health
         where day > ?::date - ${KEPT_DAYS} group by version_id, outcome, up_to_ms`,
        [this.clock.now().toISOString()],
      );
    const counted = new Map<string, Map<number, number>>();
    for (const { version_id: id, outcome, up_to_ms: upTo, count } of rows) {
      const name = `${id} ${outcome}`;
      counted.set(name, (counted.get(name) ?? new Map<number, number>()).set(upTo, count));
    }
    return (versionId) => {
      const classes = (figure: VersionFigure): ReadonlyMap<number, number> =>
        counted.get(`${versionId} ${figure}`) ?? NOTHING;
      const sum = (figure: VersionFigure): number => [...classes(figure).values()].reduce((a, b) => a + b, 0);
      const cls = quantileOf(classes('CLS'), VITAL_SHARE);
      return {
        ...{ loads: sum('loaded'), failures: sum('failed'), errors: sum('error'), uncaught: sum('uncaught') },
        medianReadyMs: quantileOf(classes('loaded'), 0.5),
        vitals: {
          LCP: quantileOf(classes('LCP'), VITAL_SHARE),
          INP: quantileOf(classes('INP'), VITAL_SHARE),
          CLS: cls === null ? null : cls / 1000,
        },
      };
    };
  }

  /** Forgets the days that nobody is shown any more. */
  async sweep(): Promise<void> {
    await this.database
      .em()
      .execute(`delete from plugin_health where day <= ?::date - ${KEPT_DAYS}`, [this.clock.now().toISOString()]);
  }
}
