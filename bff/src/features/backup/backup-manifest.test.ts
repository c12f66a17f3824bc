import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hashesOf, MANIFEST } from './backup-manifest.ts';
import { verifyBackup } from './restore.ts';

test.each(['plugins', 'database/base'])(
  'a backup whose %s is a symbolic link is refused, even if it lists it',
  async (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'sl-backup-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'database'));
    writeFileSync(join(folder, 'database/PG_VERSION'), '18');
    const listFiles = async () =>
      writeFileSync(join(folder, MANIFEST), JSON.stringify({ files: await hashesOf(folder), database: 'embedded' }));
    await listFiles();
    await expect(verifyBackup(folder)).resolves.toMatchObject({ database: 'embedded' });
    symlinkSync(tmpdir(), join(folder, name));
    await listFiles();
    await expect(verifyBackup(folder)).rejects.toThrow(`${name} is no regular file`);
  },
);
