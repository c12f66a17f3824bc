import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fingerprintOf, hashesOf, MANIFEST } from './backup-manifest.ts';
import { restore, verifyBackup } from './restore.ts';

const OTHERS = { madeAt: '2026-11-23T12:00:00Z', server: '0.2.0', database: 'embedded', rows: {} };

/** Makes a backup of one file. Returns its folder, and a function that adapts the manifest to the files. */
async function makeBackup(): Promise<{ folder: string; listFiles: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'sl-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'database'));
  writeFileSync(join(folder, 'database/PG_VERSION'), '18');
  const listFiles = async () =>
    writeFileSync(join(folder, MANIFEST), JSON.stringify({ ...OTHERS, files: await hashesOf(folder) }));
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

test.each(['', '{ "madeAt"', 'null', '{}'])('a backup with the damaged manifest "%s" is refused', async (manifest) => {
  const { folder } = await makeBackup();
  writeFileSync(join(folder, MANIFEST), manifest);
  await expect(verifyBackup(folder)).rejects.toThrow('The backup is damaged: backup.json cannot be read.');
});

test('a folder that is no backup is refused with the reason', async () => {
  const { folder } = await makeBackup();
  await expect(verifyBackup(join(folder, 'none'))).rejects.toThrow('none does not exist');
  await expect(verifyBackup(join(folder, 'database'))).rejects.toThrow('it has no backup.json');
  mkdirSync(join(folder, 'backups/2026-11-21'), { recursive: true });
  writeFileSync(join(folder, 'backups/2026-11-21', MANIFEST), '');
  await expect(verifyBackup(join(folder, 'backups'))).rejects.toThrow(/Name one of them, such as .*2026-11-21/);
});

test('a backup of a database that is newer than this version is not restored', async () => {
  const { folder } = await makeBackup();
  const manifest = { ...OTHERS, server: '99.0.0', rows: { mikro_orm_migrations: 9999 }, files: await hashesOf(folder) };
  writeFileSync(join(folder, MANIFEST), JSON.stringify(manifest));
  const dataDir = join(folder, 'none');
  await expect(restore({ databaseUrl: undefined, dataDir }, folder)).rejects.toThrow('was made by version 99.0.0');
  expect(existsSync(dataDir)).toBe(false);
});
