import { randomBytes } from 'node:crypto';
import { access, mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BlobStore } from './blob-store.ts';

/** A folder: enough for one machine, or for several with a file system in common. */
export class FileBlobStore extends BlobStore {
  constructor(private readonly folder: string) {
    super();
  }

  override async put(path: string, bytes: Buffer): Promise<void> {
    const target = join(this.folder, path);
    if (await exists(target)) return;
    await mkdir(dirname(target), { recursive: true });
    const unfinished = `${target}.${randomBytes(6).toString('hex')}.tmp`;
    const file = await open(unfinished, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, target);
  }

  override get(path: string): Promise<Buffer> {
    return readFile(join(this.folder, path));
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
