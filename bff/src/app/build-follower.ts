import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FSWatcher, watch } from 'node:fs';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { BundledPlugins } from '../features/plugins/publish/bundled-plugins.ts';
import { CONFIG, type Config } from '../platform/config/config.ts';
import { ConsoleFiles } from './pages/console-files.ts';
import { ShellFiles } from './pages/shell-files.ts';

/** A build is published after two checks found the same files. */
const CHECKS_AFTER_CHANGE = 2;
/** Detects changes on file systems that report no events, such as network folders. */
const CHECKS_WITHOUT_EVENT = 30;

/** Serves new builds without a restart. */
@Injectable()
export class BuildFollower implements OnApplicationShutdown {
  private readonly watch = new FolderWatch();
  private isWatching = false;
  private pendingChecks = CHECKS_AFTER_CHANGE;
  private skippedChecks = 0;

  constructor(
    @Inject(BundledPlugins) private readonly plugins: Pick<BundledPlugins, 'follow'>,
    @Inject(ShellFiles) private readonly shell: Pick<ShellFiles, 'load'>,
    @Inject(ConsoleFiles) private readonly console: Pick<ConsoleFiles, 'load'>,
    @Inject(CONFIG) private readonly config: Pick<Config, 'pluginsDir' | 'shellDir' | 'consoleDir'>,
  ) {}

  /** Called every few seconds. Reads the folders of the builds only if they may have changed. */
  async check(): Promise<void> {
    if (!this.isDue()) return;
    // Called before the folders are read, so that no later change is missed.
    this.isWatching = this.watch.watch(await this.folders());
    await this.plugins.follow();
    await this.shell.load();
    await this.console.load();
  }

  onApplicationShutdown(): void {
    this.watch.close();
  }

  private isDue(): boolean {
    if (this.watch.takeChange()) this.pendingChecks = CHECKS_AFTER_CHANGE;
    const isDue = !this.isWatching || this.pendingChecks > 0 || this.skippedChecks >= CHECKS_WITHOUT_EVENT;
    this.pendingChecks = Math.max(0, this.pendingChecks - 1);
    this.skippedChecks = isDue ? 0 : this.skippedChecks + 1;
    return isDue;
  }

  private async folders(): Promise<string[]> {
    const { pluginsDir, shellDir, consoleDir } = this.config;
    const plugins = (await subfolders(pluginsDir)).map((name) => join(pluginsDir, name, 'dist'));
    const builds = [...plugins, shellDir, consoleDir];
    const below = await Promise.all(builds.map(foldersBelow));
    return [...new Set([pluginsDir, ...builds.map(dirname), ...below.flat()])];
  }
}

async function foldersBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return [
    folder,
    ...entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name)),
  ];
}

async function subfolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Detects changes of the files directly in some folders by events of the operating system, without polling. */
export class FolderWatch {
  // eslint-disable-next-line no-restricted-syntax -- the folders of the builds
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
