import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FirstPageModule, Language } from '@soccer-legends/contracts';
import type { Log } from '../../platform/http/log.ts';

/** The folder of the shell's build that is not served to visitors. */
export const SERVER_FOLDER = 'server/';
const FILE = `${SERVER_FOLDER}first-page.js`;

/** Renders `#root` with the server script of the shell's build. */
export class FirstPageRenderer {
  private failed = false;

  private constructor(
    private readonly module: FirstPageModule | undefined,
    private readonly log: Log,
  ) {}

  /** Changes with every new script; undefined without one. */
  static async signature(shellDir: string): Promise<string | undefined> {
    return stat(join(shellDir, FILE)).then(
      ({ mtimeMs }) => String(mtimeMs),
      () => undefined,
    );
  }

  /** Loads the script of a build. After a failure, which is logged, pages are served without first content. */
  static async load(shellDir: string, log: Log): Promise<FirstPageRenderer> {
    const file = join(shellDir, FILE);
    const signature = await FirstPageRenderer.signature(shellDir);
    try {
      // Node.js caches a module by its address, so a new build needs another one.
      const address = `${pathToFileURL(file).href}?${signature}`;
      return new FirstPageRenderer((await import(/* @vite-ignore */ address)) as FirstPageModule, log);
    } catch (error) {
      log.error(
        { file, reason: (error as Error).message },
        'The script that renders pages on the server could not be loaded: pages are rendered in the browser only.',
      );
      return new FirstPageRenderer(undefined, log);
    }
  }

  /** Returns undefined if `run` fails; the shell then renders in the browser. @param path for the log */
  attempt<Result>(path: string, language: Language, run: (module: FirstPageModule) => Result): Result | undefined {
    try {
      return this.module && run(this.module);
    } catch (error) {
      // Logged once, because the same failure usually affects all pages.
      if (!this.failed) {
        this.log.error(
          { path, language, reason: (error as Error).message },
          'A page could not be rendered on the server: it is rendered in the browser only.',
        );
      }
      this.failed = true;
      return undefined;
    }
  }
}
