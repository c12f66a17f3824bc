import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Problem } from '@soccer-legends/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { PluginVersion } from '../src/features/plugins/registry/plugin.entities.ts';
import { ZipFile } from 'yazl';
import type { Administrator } from './fixtures/administrator.ts';
import { keptMemory } from './fixtures/kept-memory.ts';
import { pluginArchive, sha384, type ArchivedPlugin } from './fixtures/plugin-archive.ts';
import { manifest as usual } from './fixtures/plugin-folder.ts';
import type { Answer } from './fixtures/send.ts';
import { onEveryDatabase } from './fixtures/site.ts';
import { zip, type ZipEntry } from './fixtures/zip.ts';

const ZIP = { 'content-type': 'application/zip' };
const MB = 1024 * 1024;
const zeros = (bytes: number): Buffer => Buffer.alloc(bytes, 'a');
/** Text that packs well, and no better than is allowed. */
const text = (bytes: number): Buffer => {
  const line = (): Buffer => Buffer.concat([Buffer.from(randomBytes(90).toString('base64')), zeros(3000)]);
  return Buffer.concat(Array.from({ length: bytes / 3120 }, line));
};
const bulky = [1, 2, 3, 4].map((n) => [`${n}.txt`, text(6 * MB)] as const);
const with_ = (entry: ZipEntry): Buffer => pluginArchive({ entries: [entry] });
const manifest = (changes: Record<string, unknown>): Buffer => pluginArchive({ changes });
const field = (id: number, data: Buffer): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(id, 0);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
};
const honest: ArchivedPlugin = {};
const two = (path: string, other: string): Buffer => pluginArchive({ files: { [path]: 'a', [other]: 'b' } });

/** What it is, the archive, the code that refuses it. */
const HOSTILE: readonly (readonly [string, () => Buffer, string])[] = [
  ['nothing at all', () => Buffer.alloc(0), 'unreadable'],
  ['no zip', () => Buffer.from('GIF89a'.repeat(20)), 'unreadable'],
  ['a zip cut short', () => pluginArchive().subarray(0, -30), 'unreadable'],
  ['a zip without files', () => zip([]), 'unreadable'],
  ['a zip behind a program', () => pluginArchive({ frame: { prefix: Buffer.from('#!/bin/sh\n') } }), 'unreadable'],
  ['a zip with more behind it', () => pluginArchive({ frame: { suffix: Buffer.from('more') } }), 'unreadable'],
  ['a comment', () => pluginArchive({ frame: { comment: 'PK\x05\x06 look here instead' } }), 'unreadable'],
  ['a part of several', () => pluginArchive({ frame: { disk: 1 } }), 'unreadable'],
  ['a directory elsewhere', () => pluginArchive({ frame: { directoryStart: 4 } }), 'unreadable'],
  ['fewer entries than there are', () => pluginArchive({ frame: { entries: 3 } }), 'unreadable'],
  ['more entries than there are', () => pluginArchive({ frame: { entries: 9 } }), 'unreadable'],
  [
    'bytes hidden between files',
    () => with_({ path: 'a.txt', bytes: 'a', behind: Buffer.from('hidden') }),
    'unreadable',
  ],
  ['files on top of each other', () => with_({ path: 'a.txt', bytes: 'a', offset: 0 }), 'unreadable'],
  ['another name in the file', () => with_({ path: 'a.txt', bytes: 'a', localPath: 'b.txt' }), 'unreadable'],
  ['another method in the file', () => with_({ path: 'a.txt', bytes: 'a', localMethod: 0 }), 'unreadable'],
  ['deflate that is none', () => with_({ path: 'a.txt', bytes: 'aa', packed: Buffer.from([7, 7]) }), 'unreadable'],
  ['more than 5 MB', () => Buffer.concat([zeros(5 * MB), pluginArchive()]), 'tooLarge'],
  ['a file that says it has 30 MB', () => with_({ path: 'a.txt', bytes: 'a', size: 30 * MB }), 'inflatesTooFar'],
  ['files of 24 MB together', () => pluginArchive({ files: Object.fromEntries(bulky) }), 'inflatesTooFar'],
  ['a file that packs a thousandfold', () => with_({ path: 'a.txt', bytes: zeros(2 * MB) }), 'ratio'],
  ['600 files', () => pluginArchive({ files: manyFiles(600) }), 'tooManyFiles'],
  ['a bomb with a small size', () => with_({ path: 'a.txt', bytes: zeros(4 * MB), size: 60_000 }), 'checksum'],
  ['a size that is too large', () => with_({ path: 'a.txt', bytes: 'a', size: 9 }), 'checksum'],
  ['a wrong checksum', () => with_({ path: 'a.txt', bytes: 'a', crc: 1 }), 'checksum'],
  ['an encrypted file', () => with_({ path: 'a.txt', bytes: 'a', flags: 1 }), 'encrypted'],
  ['a masked description', () => with_({ path: 'a.txt', bytes: 'a', flags: 0x2000 }), 'encrypted'],
  ['a zip64 field', () => with_({ path: 'a.txt', bytes: 'a', extra: field(1, Buffer.alloc(16)) }), 'zip64'],
  ['a size of a zip64', () => with_({ path: 'a.txt', bytes: 'a', size: 0xffffffff }), 'zip64'],
  ['a zip64 end', () => pluginArchive({ frame: { beforeEnd: zip64Locator() } }), 'zip64'],
  ['bzip2', () => with_({ path: 'a.txt', bytes: 'a', method: 12 }), 'compression'],
  ['a path upwards', () => with_({ path: '../evil.js', bytes: 'a' }), 'path'],
  ['a path upwards, deeper', () => with_({ path: 'assets/../../evil.js', bytes: 'a' }), 'path'],
  ['an absolute path', () => with_({ path: '/etc/evil.txt', bytes: 'a' }), 'path'],
  ['a drive', () => with_({ path: 'C:evil.txt', bytes: 'a' }), 'path'],
  ['backslashes', () => with_({ path: '..\\evil.js', bytes: 'a' }), 'path'],
  ['an empty part', () => with_({ path: 'assets//evil.js', bytes: 'a' }), 'path'],
  ['a hidden file', () => with_({ path: '.htaccess.txt', bytes: 'a' }), 'path'],
  ['a NUL in the path', () => with_({ path: 'a.js\0.txt', bytes: 'a' }), 'path'],
  ['letters beyond ASCII', () => with_({ path: 'as\u0441ets.js', bytes: 'a', flags: 0x800 }), 'path'],
  ['an endless path', () => with_({ path: `${'a/'.repeat(120)}a.js`, bytes: 'a' }), 'path'],
  ['a second name', () => with_({ path: 'a.txt', bytes: 'a', extra: field(0x7075, Buffer.alloc(9)) }), 'path'],
  ['no name', () => with_({ path: '', bytes: 'a' }), 'path'],
  ['a link', () => with_({ path: 'a.txt', bytes: '/etc/passwd', mode: 0o120777 }), 'link'],
  ['a device', () => with_({ path: 'a.txt', bytes: '', mode: 0o020666 }), 'notAFile'],
  ['a pipe', () => with_({ path: 'a.txt', bytes: '', mode: 0o010666 }), 'notAFile'],
  ['a program of root’s', () => with_({ path: 'a.txt', bytes: 'a', mode: 0o104755 }), 'notAFile'],
  ['a folder', () => with_({ path: 'assets/', bytes: '', mode: 0o040755 }), 'notAFile'],
  ['a folder that looks like a file', () => with_({ path: 'a.txt', bytes: '', dosAttributes: 0x10 }), 'notAFile'],
  ['one file twice', () => pluginArchive({ entries: [{ path: 'locales/en.json', bytes: '{}' }] }), 'duplicatePath'],
  ['files that differ by case alone', () => two('a/x.txt', 'A/X.txt'), 'duplicatePath'],
  ['a file in a file', () => two('a.txt', 'a.txt/b.txt'), 'duplicatePath'],
  ['a page', () => with_({ path: 'evil.html', bytes: '<script>1</script>' }), 'fileKind'],
  ['a program', () => with_({ path: 'evil.wasm', bytes: '\0asm' }), 'fileKind'],
  ['a picture that is a page', () => with_({ path: 'a.png', bytes: '<html>' }), 'fileKind'],
  ['a drawing with a script', () => with_({ path: 'a.svg', bytes: '<svg onload="alert(1)"/>' }), 'fileKind'],
  ['text that is no text', () => with_({ path: 'a.js', bytes: Buffer.from([0xc3, 0x28, 0x00]) }), 'fileKind'],
  ['texts that are no JSON', () => pluginArchive({ files: { 'locales/en.json': '{' } }), 'fileKind'],
  ['an archive in it', () => with_({ path: 'a.txt', bytes: pluginArchive() }), 'nested'],
  ['a gzip in it', () => with_({ path: 'a.json', bytes: Buffer.from([0x1f, 0x8b, 8, 0]) }), 'nested'],
  ['no listing', () => zip([{ path: 'plugin.json', bytes: '{}' }]), 'listing'],
  ['a listing that is a list', () => pluginArchive({ listing: '["plugin.json"]' }), 'listing'],
  ['a file that is not listed', () => pluginArchive({ listed: { 'assets/game-abc.css': undefined } }), 'listing'],
  ['a listed file that is not there', () => pluginArchive({ listed: { 'gone.js': sha384('') } }), 'listing'],
  ['a file other than listed', () => pluginArchive({ listed: { 'remoteEntry.js': sha384('x') } }), 'hash'],
  ['no entry', () => pluginArchive({ files: { 'remoteEntry.js': undefined } }), 'incomplete'],
  ['no English texts', () => pluginArchive({ files: { 'locales/en.json': undefined } }), 'incomplete'],
  ['no manifest', () => pluginArchive({ files: { 'plugin.json': undefined } }), 'incomplete'],
];

const MANIFESTS: readonly (readonly [string, () => Buffer, string])[] = [
  ['of another shape', () => pluginArchive({ files: { 'plugin.json': '[]' } }), 'plugin.invalidManifest'],
  ['with an unknown field', () => manifest({ scripts: ['evil.js'] }), 'plugin.invalidManifest'],
  ['with a key that climbs', () => manifest({ key: '../penalty-kick' }), 'plugin.invalidManifest'],
  ['with a version that climbs', () => manifest({ version: '1.0.0/../..' }), 'plugin.invalidManifest'],
  ['with an unknown picture', () => manifest({ icon: 'rocket' }), 'plugin.invalidManifest'],
  [
    'that does not say what it was built against',
    () => manifest({ builtAgainst: undefined }),
    'plugin.invalidManifest',
  ],
  ['with a route of the site', () => manifest({ route: '/admin-login' }), 'plugin.invalidManifest'],
  ['with a key of the site', () => manifest({ key: 'settings' }), 'plugin.addressReserved'],
  ['with a key below the console', () => manifest({ key: 'admin-tools' }), 'plugin.addressReserved'],
  ['with another plugin’s route', () => manifest({ route: '/penalty' }), 'plugin.addressTaken'],
  ['with another plugin’s key as its route', () => manifest({ route: '/penalty-kick' }), 'plugin.addressTaken'],
  ['with no range', () => manifest({ sdk: 'latest!' }), 'plugin.incompatible'],
  ['built outside its range', () => manifest({ sdk: '^2.0.0' }), 'plugin.incompatible'],
];

function manyFiles(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`assets/${index}.txt`, 'a']));
}

function zip64Locator(): Buffer {
  return Buffer.concat([Buffer.from('PK\x06\x07', 'latin1'), Buffer.alloc(16)]);
}

onEveryDatabase('archives', { plugins: (folder) => folder.build('penalty-kick', { route: '/penalty' }) }, (site) => {
  let admin: Administrator;
  let before: string[];
  const everything = (): string[] => readdirSync(site().folder, { recursive: true }).map(String).sort();
  const upload = (body: Buffer, path = '/api/admin/plugins'): Promise<Answer> =>
    admin.send(path, { method: 'POST', headers: ZIP, body });
  const codeOf = (answer: Answer): string => answer.json<Problem>().code;

  beforeAll(async () => {
    admin = await site().signIn();
    await upload(Buffer.alloc(0));
    before = everything();
  });

  test('there are more than forty', () => expect(HOSTILE.length + MANIFESTS.length).toBeGreaterThan(40));

  describe('that are refused', () => {
    test.each(HOSTILE)('%s', async (_what, build, code) => {
      const answer = await upload(build());
      expect(codeOf(answer)).toBe(`plugin.archive.${code}`);
      expect([408, 413, 422]).toContain(answer.status);
    });

    test.each(MANIFESTS)('with a manifest %s', async (_what, build, code) => {
      expect(codeOf(await upload(build()))).toBe(code);
    });

    test.each(HOSTILE.filter((_, index) => index % 9 === 0))('by the plan alike: %s', async (_what, build, code) => {
      expect(codeOf(await upload(build(), '/api/admin/plugins/plan'))).toBe(`plugin.archive.${code}`);
    });

    test('leave nothing behind: no file, no row', async () => {
      expect(everything()).toEqual(before);
      expect(readdirSync(join(site().folder, 'data/uploads'))).toEqual([]);
      expect((await site().database.em().find(PluginVersion, {})).map(({ key }) => key)).toEqual(['penalty-kick']);
    });

    // Six that stayed, unpacked, would be a hundred megabytes.
    test('cost no memory that lasts', async () => {
      const bomb = pluginArchive({ files: Object.fromEntries(bulky.slice(1)) });
      const broken = Buffer.from(bomb);
      broken.writeUInt8(broken.readUInt8(bomb.length - 400) ^ 0xff, bomb.length - 400);
      await upload(broken);
      const start = keptMemory();
      for (let count = 0; count < 6; count += 1) await upload(broken);
      await expect.poll(() => (keptMemory() - start) / MB).toBeLessThan(20);
    });
  });

  test.each([
    ['one as it should be', honest],
    ['stored files', { each: (entry: ZipEntry) => ({ ...entry, method: 0 }) }],
    ['files of a system without modes', { each: (entry: ZipEntry) => ({ ...entry, mode: 0 }) }],
  ])('planned and not kept: %s', async (_what, plugin) => {
    const answer = await upload(pluginArchive(plugin), '/api/admin/plugins/plan');
    expect([answer.status, answer.json()['action']]).toEqual([200, 'newPlugin']);
    expect(everything()).toEqual(before);
  });

  test('planned and not kept: one as a library writes it', async () => {
    const files = { 'plugin.json': JSON.stringify({ ...usual, key: 'corner-flag' }), 'remoteEntry.js': 'export {}' };
    const all: Record<string, string> = { ...files, 'locales/en.json': '{}' };
    const packed = new ZipFile();
    for (const [path, bytes] of Object.entries(all)) packed.addBuffer(Buffer.from(bytes), path);
    const listing = Object.fromEntries(Object.entries(all).map(([path, bytes]) => [path, sha384(bytes)]));
    packed.addBuffer(Buffer.from(JSON.stringify(listing)), 'files.json');
    packed.end();
    const answer = await upload(await buffer(packed.outputStream), '/api/admin/plugins/plan');
    expect([answer.status, answer.json()['files']]).toEqual([200, 3]);
  });

  test('are taken nowhere else, and as nothing else', async () => {
    const elsewhere = await upload(pluginArchive(), '/api/admin/plugins/corner-flag/release');
    expect(codeOf(elsewhere)).toBe('request.unsupportedMediaType');
    const asJson = await admin.send('/api/admin/plugins', { method: 'POST', body: { key: 'corner-flag' } });
    expect(codeOf(asJson)).toBe('request.unsupportedMediaType');
  });

  test('are nothing for visitors', async () => {
    const answer = await site().send('/api/admin/plugins', { method: 'POST', headers: ZIP, body: pluginArchive() });
    expect([answer.status, codeOf(answer)]).toEqual([401, 'session.required']);
    expect(everything()).toEqual(before);
  });
});
