import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import type { DirectoryLock } from './directory-lock.ts';
import { LockLost } from './lock-holder.ts';

/**
 * The embedded engine. It executes and acknowledges a statement only while this process holds the lock of its folder. When
 * the lock is lost, the process exits at once, because even an orderly shutdown would write to the folder.
 */
export class FencedEngine extends PGlite {
  private lock: DirectoryLock | undefined;

  static async open(options: PGliteOptions, lock: DirectoryLock | undefined): Promise<PGlite> {
    const engine = new FencedEngine(options);
    engine.lock = lock;
    await engine.waitReady;
    return engine;
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    this.exitIfLost();
    const response = super.execProtocolRawSync(message);
    this.exitIfLost();
    return response;
  }

  private exitIfLost(): void {
    try {
      this.lock?.assertHeld();
    } catch (error) {
      if (!(error instanceof LockLost)) throw error;
      console.error(error.message);
      process.exit(1);
    }
  }
}
