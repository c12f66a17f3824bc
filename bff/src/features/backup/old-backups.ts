import { Inject, Injectable, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { Snapshots } from '../../platform/database/snapshots.ts';
import { Clock, HOUR_MS } from '../../platform/environment/clock.ts';
import { Detects, type Incident, type IncidentSource } from '../../platform/incidents/incident-source.ts';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST, type BackupManifest } from './backup-manifest.ts';

/** Snapshots of the embedded database are taken every ten minutes. */
const MAX_SNAPSHOT_AGE_MS = HOUR_MS;

/** Reports a newest backup that is too old or missing, and the same for snapshots of the embedded database. */
@Injectable()
@Detects('backupOld')
export class OldBackups implements IncidentSource {
  private readonly startedAt: Date;

  constructor(
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'backupDir' | 'backupMaxAgeMs' | 'databaseUrl' | 'dataDir'>,
  ) {
    this.startedAt = clock.now();
  }

  async find(): Promise<Incident[]> {
    return [...(await this.oldBackup()), ...this.oldSnapshot()];
  }

  /** Returns the time of the newest backup, or of the newest snapshot of the embedded database if there is no backup. */
  async newestAt(): Promise<Date | undefined> {
    const { backupDir, databaseUrl, dataDir } = this.config;
    const backup = backupDir === undefined ? undefined : await newestBackup(backupDir);
    return backup?.madeAt ?? (databaseUrl === undefined ? new Snapshots(dataDir).newestAt() : undefined);
  }

  private async oldBackup(): Promise<Incident[]> {
    const { backupDir, backupMaxAgeMs } = this.config;
    if (backupDir === undefined) return [];
    const madeAt = (await newestBackup(backupDir))?.madeAt;
    if (madeAt && !this.isOlder(madeAt, backupMaxAgeMs)) return [];
    return [{ subject: 'backup', facts: { newest: madeAt?.toISOString() ?? null } }];
  }

  /** After a long stop, the server takes its first snapshot ten minutes after the start. */
  private oldSnapshot(): Incident[] {
    const { databaseUrl, dataDir } = this.config;
    if (databaseUrl !== undefined || !this.isOlder(this.startedAt, MAX_SNAPSHOT_AGE_MS)) return [];
    const takenAt = new Snapshots(dataDir).newestAt();
    if (takenAt && !this.isOlder(takenAt, MAX_SNAPSHOT_AGE_MS)) return [];
    return [{ subject: 'snapshot', facts: { newest: takenAt?.toISOString() ?? null } }];
  }

  /** Also true for a time in the future, which would otherwise hide for as long that there are no new copies. */
  private isOlder(time: Date, ageMs: number): boolean {
    return Math.abs(this.clock.now().getTime() - time.getTime()) > ageMs;
  }
}

interface FoundBackup {
  folder: string;
  madeAt: Date;
}

/** Returns the newest complete backup in the subfolders of a folder, with its files unchecked; undefined without one. */
export async function newestBackup(folder: string): Promise<FoundBackup | undefined> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const folders = names.map((name) => join(folder, name));
  const times = await Promise.all(folders.map((backup) => madeAt(join(backup, MANIFEST))));
  const newest = Math.max(...times);
  return newest > 0 ? { folder: folders[times.indexOf(newest)]!, madeAt: new Date(newest) } : undefined;
}

/** Returns 0 for a folder without a readable manifest, such as an unfinished backup. */
async function madeAt(manifest: string): Promise<number> {
  try {
    const { madeAt: time } = JSON.parse(await readFile(manifest, 'utf8')) as Partial<BackupManifest>;
    return Date.parse(time ?? '') || 0;
  } catch {
    return 0;
  }
}

@Module({ providers: [OldBackups], exports: [OldBackups] })
export class BackupModule {}
