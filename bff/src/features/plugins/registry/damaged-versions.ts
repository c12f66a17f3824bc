import { Injectable } from '@nestjs/common';

/** This process's list of versions with damaged or missing files that could not be repaired. */
@Injectable()
export class DamagedVersions {
  private readonly paths = new Map<number, readonly string[]>();

  /** Replaces the list of one version; empty for an intact one. Returns whether it has changed. */
  set(versionId: number, paths: readonly string[]): boolean {
    const before = this.paths.get(versionId) ?? [];
    if (paths.length === 0) this.paths.delete(versionId);
    else this.paths.set(versionId, paths);
    return before.join() !== paths.join();
  }

  has(versionId: number | undefined): boolean {
    return versionId !== undefined && this.paths.has(versionId);
  }

  /** Returns the ids of the damaged versions. */
  ids(): number[] {
    return [...this.paths.keys()];
  }

  /** Returns the paths of the damaged files; empty for an intact version. */
  of(versionId: number): readonly string[] {
    return this.paths.get(versionId) ?? [];
  }
}
