import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { ARCHIVE_LIMITS } from '@soccer-legends/contracts';
import { ArchiveRefused } from './archive.errors.ts';

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
