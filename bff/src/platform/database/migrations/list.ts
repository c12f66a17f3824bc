import { FirstSchema } from './0001-first-schema.ts';
import { Administration } from './0002-administration.ts';
import { ApiQuotaSchema } from './0003-api-quota.ts';
import { PluginPlatform } from './0004-plugin-platform.ts';
import { SyncSchema } from './0004-sync.ts';
import { ChangeVersions } from './0009-change-versions.ts';
import { SyncPatience } from './0010-sync-patience.ts';
import { ClientReportFigures } from './0011-client-reports.ts';

/**
 * In the order in which they are run. A name never changes, not even one whose number was given twice: it is what a
 * database remembers, and one that it does not know it would run again.
 */
export const migrations = [
  { name: '0001-first-schema', class: FirstSchema },
  { name: '0002-administration', class: Administration },
  { name: '0003-api-quota', class: ApiQuotaSchema },
  { name: '0004-plugin-platform', class: PluginPlatform },
  { name: '0004-sync', class: SyncSchema },
  { name: '0009-change-versions', class: ChangeVersions },
  { name: '0010-sync-patience', class: SyncPatience },
  { name: '0011-client-reports', class: ClientReportFigures },
];
