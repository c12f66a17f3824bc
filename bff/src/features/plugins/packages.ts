import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Inject, Injectable, Controller, Get, Param } from '@nestjs/common';
import type { SitePackage } from '@soccer-legends/contracts';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { Database } from '../../platform/database/database.ts';
import { Clock } from '../../platform/environment/clock.ts';
import { BlobStore } from '../../platform/blobs/blob-store.ts';
import { BoundedCache } from '../../platform/caches/bounded-cache.ts';
import { CachedResponse, type JsonResponse } from '../../platform/http/cached-response.ts';
import { Log } from '../../platform/http/log.ts';
import { NotFound } from '../../platform/http/request-errors.ts';
import { Public } from '../../platform/http/route.ts';

/** Folder of the file store. No plugin can have this key, because the site serves packages at `/packages`. */
const KEPT = 'packages';
const SCOPE = '@soccer-legends';
/** A file name of `npm pack` in the project's scope, followed by the hash of the build. */
const PACKED = /^soccer-legends-([a-z0-9-]+?)-(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)-([0-9a-f]{8})\.tgz$/;
/** A file name without a version returns the newest build, so that tutorials can link to it. */
const NEWEST = /^soccer-legends-([a-z0-9-]+)\.tgz$/;
/** The name with which npm requests the versions of a package. */
const SCOPED = /^@soccer-legends\/[a-z0-9-]+$/;
const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** A build that the site has offered. */
interface OfferedBuild {
  file: string;
  /** The package.json as text. */
  manifest: string;
  integrity: string;
}

const OFFER = `
  insert into site_package (file, name, manifest, integrity, offered_at) values (?, ?, ?, ?, ?::timestamptz)
  on conflict do nothing`;
/** Returns builds in the order in which the site first offered them, but the current one last. */
const OFFERED = `
  select file, manifest, integrity from site_package where name = ? order by file = ?, offered_at`;

interface Packed {
  described: SitePackage;
  changedAt: number;
  body: Buffer;
  answer: CachedResponse;
}

/**
 * Serves the npm packages with which authors build games, as packed by the site's own build. Keeps every build that it has
 * offered, because lock files of games refer to it: a checkout of an old tag must still install after many deployments.
 */
@Injectable()
export class SitePackages {
  private readonly cache = new BoundedCache<Packed>('packages', { sizeOf: ({ answer }) => answer.size });

  constructor(
    private readonly blobs: BlobStore,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly log: Log,
    @Inject(CONFIG) private readonly config: Pick<Config, 'packagesDir' | 'publicUrl'>,
  ) {}

  /** Returns the newest build of each package, ordered by path. Caches must not keep the list: a deployment changes it. */
  async list(): Promise<CachedResponse> {
    const packages: SitePackage[] = (await this.newest()).map(({ described }) => described);
    return CachedResponse.json(
      packages.sort((a, b) => (a.path < b.path ? -1 : 1)),
      REVALIDATE,
    );
  }

  /**
   * Returns a package by file name; without a version in the name, its newest build; for a scoped name, the versions of the
   * package. Throws `NotFound`.
   */
  async answer(file: string): Promise<CachedResponse> {
    if (SCOPED.test(file)) return this.answerVersions(file);
    const name = NEWEST.exec(file)?.[1];
    if (name !== undefined) return this.answerNewest(`${SCOPE}/${name}`);
    if (!PACKED.test(file)) throw new NotFound();
    const packed = await this.read(file).catch(() => undefined);
    if (packed) return packed.answer;
    const kept = await this.blobs.get(`${KEPT}/${file}`);
    if (!kept) throw new NotFound();
    return tarball(kept, IMMUTABLE_CACHE);
  }

  private async answerNewest(name: string): Promise<CachedResponse> {
    const packed = (await this.newest()).find(({ described }) => described.name === name);
    if (!packed) throw new NotFound();
    return tarball(packed.body, REVALIDATE);
  }

  /**
   * Returns the metadata of a package in the format of npm's registry. Each version refers to its newest build, and lock
   * files refer to older builds. See https://github.com/npm/registry/blob/main/docs/responses/package-metadata.md.
   */
  private async answerVersions(name: string): Promise<CachedResponse> {
    const current = (await this.newest()).find(({ described }) => described.name === name)?.described.path;
    const rows = await this.database.execute<OfferedBuild[]>(OFFERED, [name, current ? basename(current) : '']);
    const builds = rows.map(({ file, manifest, integrity }) => {
      const tarball = new URL(`/packages/${file}`, this.config.publicUrl).href;
      return { ...(JSON.parse(manifest) as { version: string }), dist: { tarball, integrity } };
    });
    const latest = builds.at(-1)?.version;
    if (latest === undefined) throw new NotFound();
    const versions = Object.fromEntries(builds.map((build) => [build.version, build]));
    return CachedResponse.json({ name, 'dist-tags': { latest }, versions }, REVALIDATE);
  }

  private async newest(): Promise<Packed[]> {
    const names = await readdir(this.config.packagesDir).catch(() => []);
    const packed = await Promise.all(names.filter((name) => PACKED.test(name)).map((name) => this.read(name)));
    const inOrder = packed.sort((a, b) => a.changedAt - b.changedAt);
    return [...new Map(inOrder.map((one) => [one.described.name, one])).values()];
  }

  private async read(file: string): Promise<Packed> {
    const path = join(this.config.packagesDir, file);
    const { mtimeMs } = await stat(path);
    const cached = this.cache.get(file);
    if (cached?.changedAt === mtimeMs) return cached;
    const packed = { ...describe(file, await readFile(path)), changedAt: mtimeMs };
    await this.keep(file, packed);
    this.cache.set(file, packed);
    return packed;
  }

  private async keep(
    file: string,
    { described: { name, integrity }, body }: Pick<Packed, 'described' | 'body'>,
  ): Promise<void> {
    try {
      await this.blobs.put(`${KEPT}/${file}`, body);
      const manifest = await readFile(join(this.config.packagesDir, file.replace(/tgz$/, 'json')), 'utf8');
      await this.database.execute(OFFER, [file, name, manifest, integrity, this.clock.now().toISOString()]);
    } catch (err) {
      this.log.warn(
        { err, file },
        'A package could not be stored. Games that depend on it cannot install it after the next deployment.',
      );
    }
  }
}

function describe(file: string, body: Buffer): Omit<Packed, 'changedAt'> {
  const [, name, version, build] = PACKED.exec(file)!;
  return {
    described: {
      name: `${SCOPE}/${name}`,
      version: version!,
      build: build!,
      path: `/packages/${file}`,
      bytes: body.length,
      integrity: `sha512-${createHash('sha512').update(body).digest('base64')}`,
    },
    body,
    answer: tarball(body, IMMUTABLE_CACHE),
  };
}

function tarball(body: Buffer, cacheControl: string): CachedResponse {
  return new CachedResponse({ body, contentType: 'application/gzip', cacheControl });
}

@Controller()
@Public()
export class PackagesController {
  constructor(private readonly packages: SitePackages) {}

  @Get('api/packages')
  list(): Promise<JsonResponse<SitePackage[]>> {
    return this.packages.list();
  }

  @Get('packages/:file')
  file(@Param('file') file: string): Promise<CachedResponse> {
    return this.packages.answer(file);
  }
}
