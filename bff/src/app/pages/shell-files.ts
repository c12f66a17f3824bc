import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type {
  DocumentTexts,
  FirstPageModule,
  FirstPageRequest,
  Language,
  SharePictureRequest,
} from '@soccer-legends/contracts';
import { readShellBuild, shellTextsIn, type ShellBuild } from '@soccer-legends/plugin-checks/page';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { contentTypeOf } from '../../platform/http/content-types.ts';
import { Log } from '../../platform/http/log.ts';
import {
  BEST_QUALITY,
  CachedResponse,
  compressInTurn,
  FOR_FRAMES,
  IMMUTABLE,
  ONE_HOUR,
} from '../../platform/http/cached-response.ts';
import { builtCompression, RecentBuilds } from './recent-builds.ts';
import { NotFound } from '../../platform/http/request-errors.ts';
import type { ShellSdk } from '../../features/plugins/registry/built-plugin.ts';
import { FirstPageRenderer, SERVER_FOLDER } from './first-page-renderer.ts';

const NOT_BUILT =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Soccer Legends</title></head>' +
  '<body><p>The site is not built yet: run <code>npm start</code>.</p></body></html>';

const TEXTS = /^assets\/[a-z]{2}-[^/]+\.json$/;

/** File of the shell's build that names the version of its SDK. */
const SDK_FILE = 'sdk.json';

/** The built shell in memory: few files, which every visitor requests. */
@Injectable()
export class ShellFiles implements ShellSdk, OnApplicationBootstrap {
  build: ShellBuild = { template: NOT_BUILT, styles: undefined, scripts: [], integrity: {} };
  /** Version of the SDK that the shell provides to games; undefined without a shell. */
  sdkVersion: string | undefined;
  /** Increases with every build that is read; 0 without a shell. */
  version = 0;
  private texts: ReadonlyMap<string, unknown> = new Map();
  private renderer: FirstPageRenderer | undefined;
  /** Addresses of the latest build. */
  private current: ReadonlySet<string> = new Set();
  private readonly builds = new RecentBuilds();
  private loaded: string | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'shellDir'>,
    private readonly log: Log,
  ) {}

  /** Reads the build unless it is already in memory. Rejects if a file cannot be read; the next call tries again. */
  async load(): Promise<void> {
    const page = join(this.config.shellDir, 'index.html');
    const changedAt = await stat(page).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (changedAt === undefined && this.version === 0) {
      this.log.warn(
        { folder: this.config.shellDir },
        'The shell is not built, and pages say so. Build it, or set SHELL_DIR.',
      );
    }
    if (changedAt === undefined) return;
    const signature = `${changedAt} ${await FirstPageRenderer.signature(this.config.shellDir)}`;
    if (signature === this.loaded) return;
    const files = await this.read();
    this.renderer = await FirstPageRenderer.load(this.config.shellDir, this.log);
    this.build = readShellBuild(files);
    this.sdkVersion = versionIn(files.get(SDK_FILE));
    this.texts = new Map(
      [...files]
        .filter(([path]) => TEXTS.test(path))
        .map(([path, bytes]) => [`/${path}`, JSON.parse(bytes.toString('utf8')) as unknown]),
    );
    const answers = served(files);
    this.current = new Set(answers.map(([path]) => path));
    this.builds.add(answers);
    this.version += 1;
    // Last, so that a build that could not be read is read again.
    this.loaded = signature;
  }

  /** Compresses the files after the start, which would otherwise take twice as long. */
  onApplicationBootstrap(): void {
    void compressInTurn(this.builds.all());
  }

  answer(path: string): CachedResponse {
    const answer = this.builds.get(path);
    if (!answer) throw new NotFound();
    return answer;
  }

  textsOf(language: Language): string | undefined {
    return shellTextsIn(this.current, language);
  }

  /** Returns the markup of `#root`; empty if it cannot be rendered, or if the build has no texts in the language. */
  renderFirstPage(request: Omit<FirstPageRequest, 'texts'>): string {
    return this.withTexts(request.path, request, (module, whole) => module.renderFirstPage(whole)) ?? '';
  }

  /** Returns title and description of a document; undefined to keep those of the template. */
  documentTexts(request: Omit<FirstPageRequest, 'texts'>): DocumentTexts | undefined {
    return this.withTexts(request.path, request, (module, whole) => module.documentTexts(whole));
  }

  /** Returns the preview picture of a link as SVG; undefined for a game that is not listed, or if it cannot be drawn. */
  drawSharePicture(request: Omit<SharePictureRequest, 'texts'>): string | undefined {
    return this.withTexts(`/og ${request.subject.kind}`, request, (module, whole) => module.drawSharePicture(whole));
  }

  has(path: string): boolean {
    return this.builds.get(path) !== undefined;
  }

  private withTexts<Request extends { language: Language }, Result>(
    path: string,
    request: Request,
    run: (module: FirstPageModule, whole: Request & { texts: unknown }) => Result,
  ): Result | undefined {
    const texts = this.texts.get(this.textsOf(request.language) ?? '');
    if (texts === undefined) return undefined;
    return this.renderer?.attempt(path, request.language, (module) => run(module, { ...request, texts }));
  }

  private async read(): Promise<Map<string, Buffer>> {
    const { shellDir } = this.config;
    const entries = await readdir(shellDir, { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    const files = await Promise.all(
      paths.map(async (path) => [relative(shellDir, path).split(sep).join('/'), await readFile(path)] as const),
    );
    return new Map(files.filter(([path]) => !path.startsWith(SERVER_FOLDER)));
  }
}

function served(files: ReadonlyMap<string, Buffer>): [string, CachedResponse][] {
  return [...files].flatMap(([path, body]) => {
    const contentType = contentTypeOf(path);
    if (!contentType) return [];
    const cacheControl = path.startsWith('assets/') ? IMMUTABLE : ONE_HOUR;
    const headers = contentType.startsWith('font/') ? FOR_FRAMES : {};
    const content = { body, contentType, cacheControl, headers, quality: BEST_QUALITY };
    const answer = new CachedResponse(content, builtCompression(files, path));
    return [[`/${path}`, answer]];
  });
}

function versionIn(file: Buffer | undefined): string | undefined {
  return file ? (JSON.parse(file.toString('utf8')) as { version?: string }).version : undefined;
}
