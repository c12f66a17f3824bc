import { Injectable } from '@nestjs/common';
import { ReadModel } from '../../features/people/catalogue/read-model.ts';
import { Registry } from '../../features/plugins/registry/registry.ts';
import { changeVersions } from '../../platform/database/change-version.ts';
import { Database } from '../../platform/database/database.ts';
import { Clock } from '../../platform/environment/clock.ts';

/** A sync run changes the catalogue many times a second, and a rebuild takes a while. */
const MIN_REBUILD_INTERVAL_MS = 1000;

/** The tables that this process holds in memory: those of the registry and of the catalogue. */
@Injectable()
export class LoadedTables {
  private rebuiltAt = 0;

  constructor(
    private readonly database: Database,
    private readonly registry: Registry,
    private readonly readModel: ReadModel,
    private readonly clock: Clock,
  ) {}

  /** Loads what has changed. Returns false if a change of the catalogue must wait, because it was rebuilt a moment ago. */
  async update(): Promise<boolean> {
    const versions = await changeVersions(this.database.em());
    if (versions.registry > this.registry.changeVersion) await this.registry.reload();
    if (versions.catalogue <= this.readModel.changeVersion) return true;
    if (!this.mayRebuild()) return false;
    await this.readModel.follow();
    return true;
  }

  private mayRebuild(): boolean {
    const now = this.clock.now().getTime();
    // The absolute difference, so that a clock that was set back does not delay rebuilds.
    if (Math.abs(now - this.rebuiltAt) < MIN_REBUILD_INTERVAL_MS) return false;
    this.rebuiltAt = now;
    return true;
  }
}
