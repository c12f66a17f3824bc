import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { ARCHIVE_LIMITS, ARCHIVE_TYPE } from '@soccer-legends/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { Overloaded, UnsupportedMediaType } from '../../../platform/http/request-errors.ts';
import type { BuiltPlugin } from '../registry/built-plugin.ts';
import { checkListing, ArchiveRejected } from './archive-content.ts';
import { readArchive } from './read-archive.ts';

const ARCHIVE_ROUTES = new Set(['/api/admin/plugins', '/api/admin/plugins/plan']);
/** Limit of archives that this process unpacks or queues at the same time. */
const MAX_ARCHIVES = 20;

/** Passes the request body to the two archive routes as an unread stream. All other routes reject archives. */
export function acceptArchives(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(ARCHIVE_TYPE, ({ routeOptions }, body, done) => {
    if (ARCHIVE_ROUTES.has(routeOptions.url ?? '')) done(null, body);
    else done(new UnsupportedMediaType());
  });
}

/** Receives uploaded archives: saves each to a temporary file, and unpacks one at a time. */
@Injectable()
export class ArchiveReceiver {
  private readonly folder: string;
  /** One archive at a time, because an unpacked archive is held in memory. */
  private readonly serialQueue = pLimit(1);

  constructor(@Inject(CONFIG) { dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>) {
    // A server that stores its files in a bucket may have no writable data folder.
    this.folder = s3 ? join(tmpdir(), 'soccer-legends-uploads') : join(dataDir, 'uploads');
  }

  /**
   * Runs `work` with the unpacked plugin, which is not validated. Throws `ArchiveRejected`, `UnsupportedMediaType`, and
   * `Overloaded` if too many archives wait.
   */
  receive<Result>(request: FastifyRequest, work: (built: BuiltPlugin) => Promise<Result>): Promise<Result> {
    const { body, headers } = request;
    if (!(body instanceof Readable)) throw new UnsupportedMediaType('a zip, with "Content-Type: application/zip"');
    const deadline = performance.now() + ARCHIVE_LIMITS.milliseconds;
    const isLate = (): boolean => performance.now() > deadline;
    return this.saveTemporarily(body, Number(headers['content-length'] ?? 0), (path) =>
      this.enqueue(async () => {
        const content = checkListing(await readArchive(await readFile(path), isLate));
        return work({ manifest: JSON.parse(content.files.get('plugin.json')!.toString('utf8')), ...content });
      }),
    );
  }

  private enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const { activeCount, pendingCount } = this.serialQueue;
    if (activeCount + pendingCount >= MAX_ARCHIVES) throw new Overloaded();
    return this.serialQueue(work);
  }

  // Uploads wait on disk, not in memory. The file is always deleted.
  private async saveTemporarily<Result>(
    body: Readable,
    announcedBytes: number,
    work: (path: string) => Promise<Result>,
  ): Promise<Result> {
    if (announcedBytes > ARCHIVE_LIMITS.packedBytes) {
      body.resume();
      throw tooLarge();
    }
    await mkdir(this.folder, { recursive: true });
    const path = join(this.folder, `${randomUUID()}.zip`);
    try {
      await save(body, path);
      return await work(path);
    } finally {
      await rm(path, { force: true });
    }
  }
}

/** Throws `ArchiveRejected` as soon as the file is too large. */
async function save(body: Readable, path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  let bytes = 0;
  try {
    // Destroying the body would close the connection before the client receives the error response.
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > ARCHIVE_LIMITS.packedBytes) throw tooLarge();
      await file.write(chunk);
    }
  } catch (error) {
    body.resume();
    throw error;
  } finally {
    await file.close();
  }
}

function tooLarge(): ArchiveRejected {
  return new ArchiveRejected('tooLarge', `it is larger than ${ARCHIVE_LIMITS.packedBytes} bytes`);
}
