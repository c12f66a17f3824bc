import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fingerprintOf, hashesOf, MANIFEST } from './backup-manifest.ts';
import { verifyBackup } from './restore.ts';

/** Makes a backup of one file. Returns its folder, and a function that adapts the manifest to the files. */
async function makeBackup(): Promise<{ folder: string; listFiles: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'sl-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'database'));
  writeFileSync(join(folder, 'database/PG_VERSION'), '18');
  const listFiles = async () =>
    writeFileSync(join(folder, MANIFEST), JSON.stringify({ files: await hashesOf(folder), database: 'embedded' }));
  await listFiles();
  await expect(verifyBackup(folder)).resolves.toMatchObject({ database: 'embedded' });
  return { folder, listFiles };
}

test.each(['plugins', 'database/base'])(
  'a backup whose %s is a symbolic link is refused, even if it lists it',
  async (name) => {
    const { folder, listFiles } = await makeBackup();
    symlinkSync(tmpdir(), join(folder, name));
    await listFiles();
    await expect(verifyBackup(folder)).rejects.toThrow(`${name} is no regular file`);
  },
);

test('a backup whose files and manifest were changed together is refused by its fingerprint', async () => {
  const { folder, listFiles } = await makeBackup();
  const fingerprint = await fingerprintOf(folder);
  await expect(verifyBackup(folder, fingerprint)).resolves.toMatchObject({ database: 'embedded' });
  writeFileSync(join(folder, 'database/PG_VERSION'), '17');
  await listFiles();
  await expect(verifyBackup(folder)).resolves.toMatchObject({ database: 'embedded' });
  await expect(verifyBackup(folder, fingerprint)).rejects.toThrow('has another fingerprint');
});
