import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';
import { ReadModel } from '../../features/people/catalogue/read-model.ts';
import { Registry } from '../../features/plugins/registry/registry.ts';
import { Clock } from '../../platform/environment/clock.ts';
import { OpenStreams } from '../../platform/events/open-streams.ts';
import { Readiness } from '../../platform/health/readiness.ts';
import { Load } from '../../platform/http/load.ts';
import { WebhookCertificate } from '../../features/alerts/alerts.port.ts';
import { SpaceUsed } from './space-used.ts';

/** Metrics of the whole site, read on each scrape from the tables that all replicas share. */
const DATABASE_METRICS = [
  {
    name: 'sync_runs',
    help: 'Sync runs by kind and status.',
    labels: ['kind', 'status'],
    sql: 'select kind, status, count(*)::int as value from sync_run group by 1, 2',
  },
  {
    name: 'sync_run_age_seconds',
    help: 'Age of the sync run in progress, unless it waits for a new day.',
    labels: ['kind'],
    sql: `select kind, extract(epoch from now() - started_at)::int as value from sync_run
      where status = 'in_progress' and waiting_until is null`,
  },
  {
    name: 'sync_items_pending',
    help: 'Sync items that are not processed yet.',
    labels: [],
    sql: "select count(*)::int as value from sync_item where status = 'pending'",
  },
  {
    name: 'football_api_quota_used',
    help: 'Calls to the data service today (UTC).',
    labels: ['source'],
    sql: `select source, used as value from api_quota where day_utc = (now() at time zone 'utc')::date`,
  },
  {
    name: 'football_api_quota_limit',
    help: 'Daily limit of calls that the data service last reported.',
    labels: ['source'],
    sql: `select source, limit_seen as value from api_quota
      where day_utc = (now() at time zone 'utc')::date and limit_seen is not null`,
  },
  {
    name: 'alerts_open',
    help: 'Open alerts of the console, by kind and affected subject.',
    labels: ['kind', 'subject'],
    sql: 'select kind, subject, count(*)::int as value from alert where ended_at is null group by 1, 2',
  },
  {
    name: 'login_attempts_last_hour',
    help: 'Sign-in attempts by outcome.',
    labels: ['outcome'],
    sql: `select outcome, count(*)::int as value from audit_log
      where action = 'session.login' and at > now() - interval '1 hour' group by 1`,
  },
  {
    name: 'plugin_visits_today',
    help: 'Visits to a plugin version today, by outcome.',
    labels: ['plugin', 'version', 'outcome'],
    sql: `select version.key as plugin, version.version, outcome, sum(count)::int as value
      from plugin_health join plugin_version version on version.id = version_id
      where day = (now() at time zone 'utc')::date and outcome in ('loaded', 'failed', 'error') group by 1, 2, 3`,
  },
] as const;

@Injectable()
export class DatabaseMetrics {
  constructor(metrics: Metrics, database: Database) {
    for (const { sql, ...gauge } of DATABASE_METRICS) {
      metrics.addGauges(gauge, () => database.execute<({ value: number } & Record<string, string>)[]>(sql));
    }
  }
}

/** Registers metrics of this server's requests, of its readiness and of the data in its memory. */
@Injectable()
export class ProcessMetrics {
  constructor(
    metrics: Metrics,
    readiness: Readiness,
    streams: OpenStreams,
    load: Load,
    readModel: ReadModel,
    registry: Registry,
    space: SpaceUsed,
    certificate: WebhookCertificate,
    clock: Clock,
  ) {
    const age = (): number => (clock.now().getTime() - readModel.builtAt) / 1000;
    const degraded = async (): Promise<number> => (await readiness.report()).degraded.length;
    const freeRatio = async (): Promise<number | undefined> => {
      const disk = await space.disk();
      return disk ? disk.free / disk.total : undefined;
    };
    const freeBytes = async (): Promise<number | undefined> => (await space.disk())?.free;
    const gauges: [string, string, () => number | undefined | Promise<number | undefined>][] = [
      ['data_disk_free_ratio', 'Free share of the disk that contains DATA_DIR, from 0 to 1.', freeRatio],
      ['data_disk_free_bytes', 'Free bytes of the disk that contains DATA_DIR.', freeBytes],
      [
        'alert_webhook_certificate_days',
        'Days until the certificate of ALERT_WEBHOOK_URL expires.',
        () => certificate.daysLeft(),
      ],
      ['http_requests_in_progress', 'Requests whose handlers have not responded yet.', () => load.inProgress],
      ['event_streams', 'Open server-sent event streams.', () => streams.count],
      ['degraded', '1 while the site serves from memory because the database is unavailable.', degraded],
      ['read_model_age_seconds', 'Seconds since the catalogue in memory was built.', age],
      ['read_model_version', 'Change version of the catalogue in memory.', () => readModel.changeVersion],
      ['registry_version', 'Change version of the registry in memory.', () => registry.changeVersion],
      ['plugins_listed', 'Plugins shown on the hub, active and inactive.', () => registry.listings.length],
    ];
    for (const [name, help, value] of gauges) metrics.addGauge(name, help, value);
  }
}
