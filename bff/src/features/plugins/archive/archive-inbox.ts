import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { ARCHIVE_LIMITS, ARCHIVE_TYPE } from '@soccer-legends/contracts';
import type { FastifyRequest, FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { UnsupportedMediaType, Overloaded } from '../../../platform/http/request-errors.ts';
import type { BuiltPlugin } from '../registry/built-plugin.ts';
import { checkListing } from './archive-content.ts';
import { readArchive } from './read-archive.ts';
import { ArchiveRefused } from './archive.errors.ts';

/** Takes archives in: from a request's body to a plugin that nobody has judged yet, or to a refusal. */
@Injectable()
export class ArchiveInbox {
  private readonly folder: string;
  private readonly turns = new OneAtATime();

  constructor(@Inject(CONFIG) { dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>) {
    // Who keeps files in a bucket may have no folder of data to write to.
    this.folder = s3 ? join(tmpdir(), 'soccer-legends-uploads') : join(dataDir, 'uploads');
  }

  /** Throws `ArchiveRefused`. The plugin is in memory only while `work` runs, one of all requests' at a time. */
  open<Result>(request: FastifyRequest, work: (built: BuiltPlugin) => Promise<Result>): Promise<Result> {
    const { body, headers } = request;
    if (!(body instanceof Readable)) throw new UnsupportedMediaType('a zip, with "Content-Type: application/zip"');
    const deadline = performance.now() + ARCHIVE_LIMITS.milliseconds;
    const isLate = (): boolean => performance.now() > deadline;
    const upload = { body, announced: Number(headers['content-length'] ?? 0), folder: this.folder };
    return receiveUpload(upload, (read) =>
      this.turns.run(async () => {
        const files = checkListing(await readArchive(await read(), isLate));
        return work({ manifest: JSON.parse(files.get('plugin.json')!.toString('utf8')), files });
      }),
    );
  }
}

const TAKES_ARCHIVES = new Set(['/api/admin/plugins', '/api/admin/plugins/plan']);

/** Hands the two calls that take archives the body as it arrives; nothing is read before they ask for it. */
export function acceptArchives(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(ARCHIVE_TYPE, ({ routeOptions }, body, done) => {
    if (TAKES_ARCHIVES.has(routeOptions.url ?? '')) done(null, body);
    else done(new UnsupportedMediaType());
  });
}

export interface Upload {
  body: Readable;
  /** What the sender announces; believed only where it is too much. */
  announced: number;
  /** Where it lies meanwhile; made where it is missing. */
  folder: string;
}

/**
 * Takes an upload in without holding it in memory, and gives it to `work` as a file; the file is gone afterwards,
 * however that ends. Throws `ArchiveRefused` as soon as it is too large.
 */
export async function receiveUpload<Result>(
  upload: Upload,
  work: (read: () => Promise<Buffer>) => Promise<Result>,
): Promise<Result> {
  const { body, announced, folder } = upload;
  if (announced > ARCHIVE_LIMITS.packedBytes) {
    body.resume();
    throw tooLarge();
  }
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${randomUUID()}.zip`);
  try {
    await save(body, path);
    return await work(() => readFile(path));
  } finally {
    await rm(path, { force: true });
  }
}

async function save(body: Readable, path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  let bytes = 0;
  try {
    // A body that is destroyed takes the connection with it, and the sender would never hear why.
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > ARCHIVE_LIMITS.packedBytes) throw tooLarge();
      await file.write(chunk);
    }
  } catch (fault) {
    body.resume();
    throw fault;
  } finally {
    await file.close();
  }
}

function tooLarge(): ArchiveRefused {
  return new ArchiveRefused('tooLarge', `it is larger than ${ARCHIVE_LIMITS.packedBytes} bytes`);
}

const LONGEST_QUEUE = 20;

/** Lets work that needs much memory through one by one, so that the peak is that of one. */
export class OneAtATime {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** Throws `Overloaded` where too many wait already. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.waiting >= LONGEST_QUEUE) throw new Overloaded();
    this.waiting += 1;
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.waiting -= 1;
    }
  }
}
