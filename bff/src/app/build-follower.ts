import { Injectable } from '@nestjs/common';
import { BundledPlugins } from '../features/plugins/publish/bundled-plugins.ts';
import { ConsoleFiles } from './pages/console-files.ts';
import { ShellFiles } from './pages/shell-files.ts';

/** Serves new builds without a restart. */
@Injectable()
export class BuildFollower {
  constructor(
    private readonly plugins: BundledPlugins,
    private readonly shell: ShellFiles,
    private readonly console: ConsoleFiles,
  ) {}

  async check(): Promise<void> {
    await this.plugins.follow();
    await this.shell.load();
    await this.console.load();
  }
}
