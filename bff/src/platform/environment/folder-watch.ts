import { watch, type FSWatcher } from 'node:fs';

/** Detects changes of the files directly in some folders by events of the operating system, without polling. */
export class FolderWatch {
  private watchers: FSWatcher[] = [];
  private changed = false;

  /**
   * Watches these folders instead of the previous ones; ignores missing folders. Returns false if the operating system
   * refuses, for example because no watches are free. Changes then remain undetected.
   */
  watch(folders: readonly string[]): boolean {
    this.close();
    try {
      for (const folder of folders) this.add(folder);
      return true;
    } catch {
      this.close();
      return false;
    }
  }

  /** Returns whether anything may have changed since the last call. */
  takeChange(): boolean {
    const { changed } = this;
    this.changed = false;
    return changed;
  }

  close(): void {
    for (const watcher of this.watchers) watcher.close();
    this.watchers = [];
  }

  private add(folder: string): void {
    const note = (): void => void (this.changed = true);
    try {
      this.watchers.push(watch(folder, { persistent: false }, note).on('error', note));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}
