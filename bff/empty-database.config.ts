import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PGlite } from '@electric-sql/pglite';
import type { Plugin } from 'vite';
import { ZipFile } from 'yazl';

/**
 * Adds `empty-database.zip` to the build: an embedded database as `initdb` creates it. `initdb` needs half a gigabyte of
 * memory, which a small machine does not have at the first start.
 */
export function emptyDatabase(): Plugin {
  return {
    name: 'empty-database',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'empty-database.zip', source: await createEmptyDatabase() });
    },
  };
}

async function createEmptyDatabase(): Promise<Uint8Array> {
  const parent = await mkdtemp(join(tmpdir(), 'sl-empty-database-'));
  try {
    const folder = join(parent, 'database');
    const engine = await PGlite.create(folder);
    await engine.close();
    return await zipOf(folder);
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}

/** Includes empty folders, without which PostgreSQL does not start. */
export async function zipOf(folder: string): Promise<Uint8Array> {
  const zip = new ZipFile();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    if (entry.isDirectory()) zip.addEmptyDirectory(name);
    else zip.addFile(path, name);
  }
  zip.end();
  return buffer(zip.outputStream);
}
