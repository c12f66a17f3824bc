import { randomBytes } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BlobStore } from './blob-store.ts';

/** Stores files in a folder, for one machine or several with a shared file system. */
export class FileBlobStore extends BlobStore {
  constructor(private readonly folder: string) {
    super();
  }

  override async put(path: string, bytes: Buffer): Promise<void> {
    const target = join(this.folder, path);
    if (await exists(target)) return;
    await mkdir(dirname(target), { recursive: true });
    const unfinished = `${target}.${randomBytes(6).toString('hex')}.tmp`;
    try {
      await writeSafely(unfinished, bytes);
      await rename(unfinished, target);
    } catch (fault) {
      // The incomplete file would only take space on a full disk.
      await rm(unfinished, { force: true });
      throw fault;
    }
  }

  override get(path: string): Promise<Buffer | undefined> {
    return readFile(join(this.folder, path)).catch((fault: NodeJS.ErrnoException) => {
      if (fault.code === 'ENOENT') return undefined;
      throw fault;
    });
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

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
