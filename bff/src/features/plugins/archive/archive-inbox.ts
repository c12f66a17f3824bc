import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { ARCHIVE_LIMITS } from '@soccer-legends/contracts';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { UnsupportedMediaType } from '../../../platform/http/request-errors.ts';
import type { BuiltPlugin } from '../built-plugin.ts';
import { checkListing } from './archive-listing.ts';
import { OneAtATime } from './one-at-a-time.ts';
import { readArchive } from './read-archive.ts';
import { receiveUpload } from './receive-upload.ts';

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
