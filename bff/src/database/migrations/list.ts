import { FirstSchema } from './0001-first-schema.ts';
import { Administration } from './0002-administration.ts';
import { ApiQuotaSchema } from './0003-api-quota.ts';
import { PluginPlatform } from './0004-plugin-platform.ts';
import { SyncSchema } from './0004-sync.ts';
import { ChangeVersions } from './0009-change-versions.ts';
import { ClientReportFigures } from './0010-client-reports.ts';

/** In order. A name never changes: it is what a database remembers. */
export const migrations = [
  { name: '0001-first-schema', class: FirstSchema },
  { name: '0002-administration', class: Administration },
  { name: '0003-api-quota', class: ApiQuotaSchema },
  { name: '0004-plugin-platform', class: PluginPlatform },
  { name: '0004-sync', class: SyncSchema },
  { name: '0009-change-versions', class: ChangeVersions },
  { name: '0010-client-reports', class: ClientReportFigures },
];
