import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RETRY_PATHS, retryPath, type PluginManifest, type RemoteFiles } from '@soccer-legends/contracts';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { builtCompression, isCompressedFile, RecentBuilds } from './recent-builds.ts';
import { contentTypeOf } from '../../platform/http/content-types.ts';
import { Log } from '../../platform/http/log.ts';
import { BEST_QUALITY, CachedResponse, compressInTurn, IMMUTABLE } from '../../platform/http/cached-response.ts';
import {
  contentHashOf,
  readBuiltPlugin,
  releaseOf,
  signatureOf,
  type BuiltPlugin,
} from '../../features/plugins/registry/built-plugin.ts';
import { remoteFilesBelow } from '@soccer-legends/plugin-checks/page';

const ATTEMPTS = Array.from({ length: RETRY_PATHS + 1 }, (_, attempt) => attempt);

/**
 * The built console in memory. Unlike a game's remote, it is part of the site: it cannot be published, released or listed.
 * Its address contains the hash of its content, and only the console's document contains the address.
 */
@Injectable()
export class ConsoleFiles implements OnApplicationBootstrap {
  /** The latest build; undefined without one. */
  remote: RemoteFiles | undefined;
  /** Increases with every build that is read. */
  version = 0;
  private readonly builds = new RecentBuilds();
  private loaded: string | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'consoleDir'>,
    private readonly log: Log,
  ) {}

  /** Reads the build unless it is already in memory. Keeps the files of the builds before it for open pages. */
  async load(): Promise<void> {
    const signature = await signatureOf(this.config.consoleDir);
    if (signature === undefined || signature === this.loaded) return;
    this.loaded = signature;
    try {
      this.serve(await readBuiltPlugin(this.config.consoleDir));
    } catch (error) {
      this.log.error(
        { reason: (error as Error).message },
        'The built console could not be read: /admin is shown without it. Build it again.',
      );
    }
  }

  /** Compresses the files after the start, so that the start does not take longer. */
  onApplicationBootstrap(): void {
    void compressInTurn(this.builds.all());
  }

  answer(address: string): CachedResponse | undefined {
    return this.builds.get(address);
  }

  private serve({ manifest, files, hashes }: BuiltPlugin): void {
    const served = [...files].filter(([path]) => !isCompressedFile(path));
    const described = served.map(([path]) => ({ path, sha384: hashes.get(path)! }));
    const base = `/assets/console/${releaseOf(manifest as PluginManifest, contentHashOf(described))}`;
    const answers = served.flatMap(([path, body]) => {
      const contentType = contentTypeOf(path);
      if (!contentType) return [];
      const content = { body, contentType, cacheControl: IMMUTABLE, quality: BEST_QUALITY };
      const answer = new CachedResponse(content, builtCompression(files, path));
      return ATTEMPTS.map((attempt) => [retryPath(`${base}/${path}`, attempt), answer] as const);
    });
    this.builds.add(answers);
    this.remote = remoteFilesBelow(base, described);
    this.version += 1;
  }
}
