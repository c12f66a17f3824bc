import { Injectable } from '@nestjs/common';
import type { GameScreen, Language, PluginFailure } from '@soccer-legends/contracts';
import { sourcePlaces } from '@soccer-legends/plugin-checks';
import { BlobStore } from '../../../platform/blobs/blob-store.ts';
import { Database } from '../../../platform/database/database.ts';
import { Clock, DAY_MS } from '../../../platform/environment/clock.ts';
import { Scheduled } from '../../../platform/jobs/job.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { releaseOf } from '../registry/built-plugin.ts';
import type { PluginVersion } from '../registry/plugin.entities.ts';
import { KEPT_DAYS } from './version-metrics.ts';

/** An error that a page reported, without anything that identifies the visitor. */
export interface ReportedFailure {
  versionId: number;
  name: string;
  /** The positions of the stack in the site's files, innermost first. */
  at: readonly string[];
  browser: string;
  language: Language | undefined;
  /** Undefined outside of games. */
  screen: GameScreen | undefined;
}

/** Limit for each version. Any client can report made-up errors, which must not fill the table. */
const MOST_ROWS = 500;

// Raw SQL: an upsert that adds to the existing count. At the limit, errors that have a row are still counted.
const ADD = `
  insert into plugin_failure (version_id, name, at, browser, language, screens, count, first_at, last_at)
  select ?::integer, ?, ?, ?, ?, jsonb_build_object(?::text, 1), 1, ?::timestamptz, ?::timestamptz
  where (select count(*) from plugin_failure where version_id = ?) < ${MOST_ROWS}
    or exists (select from plugin_failure where version_id = ? and name = ? and at = ? and browser = ? and language = ?)
  on conflict (version_id, name, at, browser, language)
  do update set count = plugin_failure.count + 1, last_at = excluded.last_at,
    screens = plugin_failure.screens
      || jsonb_build_object(?::text, coalesce((plugin_failure.screens ->> ?::text)::integer, 0) + 1)`;

interface FailureRow {
  name: string;
  at: string;
  browser: string;
  language: string;
  screens: Readonly<Record<string, number>>;
  count: number;
  first_at: Date;
  last_at: Date;
}

/** Stores the errors in the code of plugins, and finds their lines in the sources of the team. */
@Injectable()
export class PluginFailures {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly blobs: BlobStore,
  ) {}

  async add({ versionId, name, at, browser, language, ...shown }: ReportedFailure): Promise<void> {
    // A retry loads the same file from another address.
    const key = [versionId, name, at.join('\n').replaceAll(/~r\d\//g, '/'), browser, language ?? 'unknown'];
    const now = this.clock.now().toISOString();
    const screen = shown.screen ?? 'unknown';
    await this.database.execute(ADD, [...key, screen, now, now, versionId, ...key, screen, screen]);
  }

  /** Returns the errors of a version, the most frequent first. */
  async of(version: PluginVersion): Promise<PluginFailure[]> {
    const rows = await this.database.execute<FailureRow[]>('select * from plugin_failure where version_id = ?', [
      version.id,
    ]);
    if (rows.length === 0) return [];
    const placeOf = await this.placesIn(version);
    const placed = rows.map((row) => ({ ...row, at: row.at.split('\n').filter(Boolean).map(placeOf) }));
    const groups = groupBy(placed, ({ name, at }) => [name, at[0]].join(' '));
    return [...groups.values()].map(failureOf).sort((a, b) => b.count - a.count);
  }

  /** Deletes the errors that were not seen for 30 days, and those dated after tomorrow by a clock that was ahead. */
  @Scheduled({ at: 'nightly', name: 'prune-plugin-failures', deletesOldData: true })
  async prune(): Promise<void> {
    const outside = [this.clock.ago(KEPT_DAYS * DAY_MS), this.clock.ahead(DAY_MS)];
    await this.database.execute('delete from plugin_failure where last_at <= ? or last_at > ?', outside);
  }

  /** Returns a function from positions in a version's scripts to lines of its sources, as far as source maps are stored. */
  private async placesIn(version: PluginVersion): Promise<(position: string) => string> {
    const folder = `${version.key}/${releaseOf(version, version.contentHash)}/`;
    const maps = new Map<string, Buffer>();
    for (const { path } of version.files) {
      const map = path.endsWith('.js') ? await this.blobs.get(`${folder}${path}.map`) : undefined;
      if (map) maps.set(path, map);
    }
    const find = sourcePlaces(maps, `/plugins/${folder}`);
    return (position) => {
      const place = find(position);
      return place ? `${place.file}:${place.line}` : position;
    };
  }
}

function failureOf(rows: readonly (Omit<FailureRow, 'at'> & { at: string[] })[]): PluginFailure {
  const { name, at } = rows[0]!;
  const times = (which: 'first_at' | 'last_at') => rows.map((row) => new Date(row[which]).toISOString()).sort();
  return {
    name,
    at,
    count: sumOf(rows),
    first: times('first_at')[0]!,
    last: times('last_at').at(-1)!,
    browsers: countsBy(rows, 'browser'),
    languages: countsBy(rows, 'language'),
    screens: screensOf(rows),
  };
}

function countsBy(rows: readonly FailureCount[], name: 'browser' | 'language'): Record<string, number> {
  return Object.fromEntries([...groupBy(rows, (row) => row[name])].map(([value, some]) => [value, sumOf(some)]));
}

/** Adds up the counts by screen. Servers of an earlier version did not store them. */
function screensOf(rows: readonly Pick<FailureRow, 'screens'>[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { screens } of rows)
    for (const [screen, count] of Object.entries(screens)) sums[screen] = (sums[screen] ?? 0) + count;
  return sums;
}

type FailureCount = Pick<FailureRow, 'browser' | 'language' | 'count'>;

function sumOf(rows: readonly FailureCount[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}
