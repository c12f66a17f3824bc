import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { readBuiltPlugin, signatureOf, type BuiltPlugin } from '../registry/built-plugin.ts';

/** The folder of the bundled plugins. Each subfolder has its build in `dist`. */
@Injectable()
export class PluginsFolder {
  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'pluginsDir'>) {}

  /** Returns the sorted names of the subfolders; an empty list if the folder does not exist. */
  async list(): Promise<string[]> {
    const entries = await readdir(this.config.pluginsDir, { withFileTypes: true }).catch(() => []);
    return entries
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
  }

  /** Returns a string that changes with the build; undefined without a build. */
  signatureOf(name: string): Promise<string | undefined> {
    return signatureOf(this.distOf(name));
  }

  /** Throws if the manifest is not JSON. */
  read(name: string): Promise<BuiltPlugin> {
    return readBuiltPlugin(this.distOf(name));
  }

  private distOf(name: string): string {
    return join(this.config.pluginsDir, name, 'dist');
  }
}
