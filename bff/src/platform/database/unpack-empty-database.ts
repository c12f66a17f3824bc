import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { openPromise } from 'yauzl';

/** Next to the server's script in a build; missing when the server runs from its sources. */
const ARCHIVE = fileURLToPath(new URL('./empty-database.zip', import.meta.url));

/**
 * Creates the folder of an embedded database from the empty database in the build, unless the folder exists. Otherwise the
 * engine would create it, which needs half a gigabyte of memory. Removes an unfinished folder.
 */
export async function unpackEmptyDatabase(folder: string, archive = ARCHIVE): Promise<void> {
  if (existsSync(folder) || !existsSync(archive)) return;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    await unpack(archive, unfinished);
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
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
