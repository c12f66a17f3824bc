import { Injectable } from '@nestjs/common';

/** The versions with files that are damaged or missing and could not be repaired, in this process. */
@Injectable()
export class DamagedVersions {
  private readonly paths = new Map<number, readonly string[]>();

  /** Returns whether the state has changed. */
  set(versionId: number, paths: readonly string[]): boolean {
    const before = this.paths.get(versionId) ?? [];
    if (paths.length === 0) this.paths.delete(versionId);
    else this.paths.set(versionId, paths);
    return before.join() !== paths.join();
  }

  has(versionId: number | undefined): boolean {
    return versionId !== undefined && this.paths.has(versionId);
  }

  /** Returns the paths of the damaged files. */
  of(versionId: number): readonly string[] {
    return this.paths.get(versionId) ?? [];
  }
}
