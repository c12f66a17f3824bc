import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { openPromise } from 'yauzl';

/** Part of the build, next to the server's script; absent where the sources run. */
const ARCHIVE = fileURLToPath(new URL('./empty-database.zip', import.meta.url));

/**
 * Creates the folder of an embedded database, unless it exists, from the empty one in the build. The engine creates its
 * own otherwise, which needs half a gigabyte of memory. A folder that was not completed is not left behind.
 */
export async function unpackEmptyDatabase(folder: string, archive = ARCHIVE): Promise<void> {
  if (existsSync(folder) || !existsSync(archive)) return;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    await unpack(archive, unfinished);
    await rename(unfinished, folder);
  } catch (fault) {
    await rm(unfinished, { recursive: true, force: true });
    throw fault;
  }
}

async function unpack(archive: string, folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  const zip = await openPromise(archive);
  try {
    for await (const entry of zip.eachEntry()) {
      const path = join(folder, entry.fileName);
      if (entry.fileName.endsWith('/')) await mkdir(path, { recursive: true, mode: 0o700 });
      else await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(path, { mode: 0o600 }));
    }
  } finally {
    zip.close();
  }
}
