import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BlobStore } from './blob-store.ts';

/** Stores files in a folder, for one machine or several with a shared file system. */
export class FileBlobStore extends BlobStore {
  constructor(private readonly folder: string) {
    super();
  }

  override async put(path: string, bytes: Buffer): Promise<boolean> {
    const target = join(this.folder, path);
    const stored = await this.get(path);
    if (stored?.equals(bytes)) return false;
    if (stored) await this.setAside(path);
    await mkdir(dirname(target), { recursive: true });
    const unfinished = `${target}.${randomBytes(6).toString('hex')}.tmp`;
    try {
      await writeSafely(unfinished, bytes);
      await rename(unfinished, target);
    } catch (error) {
      // An incomplete file would only take space on a full disk.
      await rm(unfinished, { force: true });
      throw error;
    }
    return !stored;
  }

  override get(path: string): Promise<Buffer | undefined> {
    return readFile(join(this.folder, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
  }

  /** A folder keeps no earlier contents. */
  override async *olderCopies(): AsyncIterable<Buffer> {}

  override async remove(path: string): Promise<void> {
    await rm(join(this.folder, path), { force: true });
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
      const isEmpty = await rmdir(join(this.folder, folder)).then(
        () => true,
        () => false,
      );
      if (!isEmpty) return;
    }
  }

  /** Keeps the damaged file so that the cause can be investigated. */
  private async setAside(path: string): Promise<void> {
    const target = join(`${this.folder}-damaged`, path);
    await mkdir(dirname(target), { recursive: true });
    await rename(join(this.folder, path), target);
  }
}

async function writeSafely(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
