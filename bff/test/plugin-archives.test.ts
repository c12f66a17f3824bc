import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer, json } from 'node:stream/consumers';
import { ARCHIVE_LIMITS, LANGUAGES, type Problem } from '@soccer-legends/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { PluginVersion } from '../src/features/plugins/registry/plugin.entities.ts';
import { ZipFile } from 'yazl';
import type { Administrator } from './fixtures/administrator.ts';
import { retainedMemory } from './fixtures/retained-memory.ts';
import { pluginArchive, sha384, type ArchivedPlugin } from './fixtures/plugin-archive.ts';
import { manifest as usual } from './fixtures/plugin-folder.ts';
import type { Answer } from './fixtures/send.ts';
import { onOneDatabase } from './fixtures/site.ts';
import { zip, type ZipEntry } from './fixtures/zip.ts';

const ZIP = { 'content-type': 'application/zip' };
const MB = 1024 * 1024;
const zeros = (bytes: number): Buffer => Buffer.alloc(bytes, 'a');
/** Text whose compression ratio is just within the limit. */
const text = (bytes: number): Buffer => {
  const line = (): Buffer => Buffer.concat([Buffer.from(randomBytes(90).toString('base64')), zeros(3000)]);
  return Buffer.concat(Array.from({ length: bytes / 3120 }, line));
};
const bulky = [1, 2, 3, 4].map((n) => [`${n}.txt`, text(6 * MB)] as const);
const with_ = (entry: ZipEntry): Buffer => pluginArchive({ entries: [entry] });
const manifest = (changes: Record<string, unknown>): Buffer => pluginArchive({ changes });
const svg = (content: string): Buffer =>
  with_({ path: 'a.svg', bytes: `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>` });
const field = (id: number, data: Buffer): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(id, 0);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
};
const valid: ArchivedPlugin = {};
const two = (path: string, other: string): Buffer => pluginArchive({ files: { [path]: 'a', [other]: 'b' } });

/** The fault, the archive, and the last part of the expected problem code. */
const HOSTILE: readonly (readonly [string, () => Buffer, string])[] = [
  ['an empty body', () => Buffer.alloc(0), 'unreadable'],
  ['not a zip', () => Buffer.from('GIF89a'.repeat(20)), 'unreadable'],
  ['a truncated zip', () => pluginArchive().subarray(0, -30), 'unreadable'],
  ['a zip without files', () => zip([]), 'unreadable'],
  ['a zip after a script', () => pluginArchive({ frame: { prefix: Buffer.from('#!/bin/sh\n') } }), 'unreadable'],
  ['a zip with trailing bytes', () => pluginArchive({ frame: { suffix: Buffer.from('more') } }), 'unreadable'],
  ['a comment', () => pluginArchive({ frame: { comment: 'PK\x05\x06 look here instead' } }), 'unreadable'],
  ['one part of a split archive', () => pluginArchive({ frame: { disk: 1 } }), 'unreadable'],
  ['a wrong offset of the directory', () => pluginArchive({ frame: { directoryStart: 4 } }), 'unreadable'],
  ['fewer entries than there are', () => pluginArchive({ frame: { entries: 3 } }), 'unreadable'],
  ['more entries than there are', () => pluginArchive({ frame: { entries: 9 } }), 'unreadable'],
  [
    'bytes hidden between files',
    () => with_({ path: 'a.txt', bytes: 'a', behind: Buffer.from('hidden') }),
    'unreadable',
  ],
  ['overlapping files', () => with_({ path: 'a.txt', bytes: 'a', offset: 0 }), 'unreadable'],
  [
    'a different name in the local header',
    () => with_({ path: 'a.txt', bytes: 'a', localPath: 'b.txt' }),
    'unreadable',
  ],
  ['a different method in the local header', () => with_({ path: 'a.txt', bytes: 'a', localMethod: 0 }), 'unreadable'],
  ['invalid deflate data', () => with_({ path: 'a.txt', bytes: 'aa', packed: Buffer.from([7, 7]) }), 'unreadable'],
  ['more than 5 MB', () => Buffer.concat([zeros(5 * MB), pluginArchive()]), 'tooLarge'],
  ['a file that claims 30 MB', () => with_({ path: 'a.txt', bytes: 'a', size: 30 * MB }), 'inflatesTooFar'],
  ['files of 24 MB together', () => pluginArchive({ files: Object.fromEntries(bulky) }), 'inflatesTooFar'],
  ['a file with a compression ratio of a thousand', () => with_({ path: 'a.txt', bytes: zeros(2 * MB) }), 'ratio'],
  ['600 files', () => pluginArchive({ files: manyFiles(600) }), 'tooManyFiles'],
  [
    'a zip bomb that claims a small size',
    () => with_({ path: 'a.txt', bytes: zeros(4 * MB), size: 60_000 }),
    'checksum',
  ],
  ['a size that is too large', () => with_({ path: 'a.txt', bytes: 'a', size: 9 }), 'checksum'],
  ['a wrong checksum', () => with_({ path: 'a.txt', bytes: 'a', crc: 1 }), 'checksum'],
  ['an encrypted file', () => with_({ path: 'a.txt', bytes: 'a', flags: 1 }), 'encrypted'],
  ['a masked local header', () => with_({ path: 'a.txt', bytes: 'a', flags: 0x2000 }), 'encrypted'],
  ['a zip64 field', () => with_({ path: 'a.txt', bytes: 'a', extra: field(1, Buffer.alloc(16)) }), 'zip64'],
  ['a zip64 size', () => with_({ path: 'a.txt', bytes: 'a', size: 0xffffffff }), 'zip64'],
  ['a zip64 end record', () => pluginArchive({ frame: { beforeEnd: zip64Locator() } }), 'zip64'],
  ['bzip2', () => with_({ path: 'a.txt', bytes: 'a', method: 12 }), 'compression'],
  ['a path to the parent folder', () => with_({ path: '../evil.js', bytes: 'a' }), 'path'],
  ['a nested path to the parent folder', () => with_({ path: 'assets/../../evil.js', bytes: 'a' }), 'path'],
  ['an absolute path', () => with_({ path: '/etc/evil.txt', bytes: 'a' }), 'path'],
  ['a drive letter', () => with_({ path: 'C:evil.txt', bytes: 'a' }), 'path'],
  ['backslashes', () => with_({ path: '..\\evil.js', bytes: 'a' }), 'path'],
  ['an empty path segment', () => with_({ path: 'assets//evil.js', bytes: 'a' }), 'path'],
  ['a hidden file', () => with_({ path: '.htaccess.txt', bytes: 'a' }), 'path'],
  ['a NUL in the path', () => with_({ path: 'a.js\0.txt', bytes: 'a' }), 'path'],
  ['non-ASCII letters', () => with_({ path: 'as\u0441ets.js', bytes: 'a', flags: 0x800 }), 'path'],
  ['a very long path', () => with_({ path: `${'a/'.repeat(120)}a.js`, bytes: 'a' }), 'path'],
  ['a Unicode path field', () => with_({ path: 'a.txt', bytes: 'a', extra: field(0x7075, Buffer.alloc(9)) }), 'path'],
  ['an empty name', () => with_({ path: '', bytes: 'a' }), 'path'],
  ['a symbolic link', () => with_({ path: 'a.txt', bytes: '/etc/passwd', mode: 0o120777 }), 'link'],
  ['a device', () => with_({ path: 'a.txt', bytes: '', mode: 0o020666 }), 'notAFile'],
  ['a pipe', () => with_({ path: 'a.txt', bytes: '', mode: 0o010666 }), 'notAFile'],
  ['a set-user-ID file', () => with_({ path: 'a.txt', bytes: 'a', mode: 0o104755 }), 'notAFile'],
  ['a folder', () => with_({ path: 'assets/', bytes: '', mode: 0o040755 }), 'notAFile'],
  ['a folder that looks like a file', () => with_({ path: 'a.txt', bytes: '', dosAttributes: 0x10 }), 'notAFile'],
  ['a duplicate path', () => pluginArchive({ entries: [{ path: 'locales/en.json', bytes: '{}' }] }), 'duplicatePath'],
  ['paths that differ only by case', () => two('a/x.txt', 'A/X.txt'), 'duplicatePath'],
  ['a file below a file', () => two('a.txt', 'a.txt/b.txt'), 'duplicatePath'],
  ['an HTML page', () => with_({ path: 'evil.html', bytes: '<script>1</script>' }), 'fileKind'],
  ['a WebAssembly program', () => with_({ path: 'evil.wasm', bytes: '\0asm' }), 'fileKind'],
  ['an HTML page named .png', () => with_({ path: 'a.png', bytes: '<html>' }), 'fileKind'],
  ['an SVG with a script in a namespace', () => svg('<x:script xmlns:x="http://www.w3.org/2000/svg"/>'), 'fileKind'],
  ['an SVG with an encoded link', () => svg('<use href="java&#115;cript:alert(1)"/>'), 'fileKind'],
  ['a path that no URL may contain', () => with_({ path: `assets/${'a'.repeat(120)}.js`, bytes: '' }), 'path'],
  ['an SVG with a script', () => with_({ path: 'a.svg', bytes: '<svg onload="alert(1)"/>' }), 'fileKind'],
  ['invalid UTF-8', () => with_({ path: 'a.js', bytes: Buffer.from([0xc3, 0x28, 0x00]) }), 'fileKind'],
  ['invalid JSON', () => pluginArchive({ files: { 'locales/en.json': '{' } }), 'fileKind'],
  ['a nested zip', () => with_({ path: 'a.txt', bytes: pluginArchive() }), 'nested'],
  ['a nested gzip', () => with_({ path: 'a.json', bytes: Buffer.from([0x1f, 0x8b, 8, 0]) }), 'nested'],
  ['no listing', () => zip([{ path: 'plugin.json', bytes: '{}' }]), 'listing'],
  ['a listing that is a list', () => pluginArchive({ listing: '["plugin.json"]' }), 'listing'],
  ['an unlisted file', () => pluginArchive({ listed: { 'assets/game-abc.css': undefined } }), 'listing'],
  ['a missing listed file', () => pluginArchive({ listed: { 'gone.js': sha384('') } }), 'listing'],
  ['a file with another hash than listed', () => pluginArchive({ listed: { 'remoteEntry.js': sha384('x') } }), 'hash'],
  ['no remote entry', () => pluginArchive({ files: { 'remoteEntry.js': undefined } }), 'incomplete'],
  ['no English texts', () => pluginArchive({ files: { 'locales/en.json': undefined } }), 'incomplete'],
  ['no manifest', () => pluginArchive({ files: { 'plugin.json': undefined } }), 'incomplete'],
];

const MANIFESTS: readonly (readonly [string, () => Buffer, string])[] = [
  ['of another type', () => pluginArchive({ files: { 'plugin.json': '[]' } }), 'plugin.invalidManifest'],
  ['with an unknown field', () => manifest({ scripts: ['evil.js'] }), 'plugin.invalidManifest'],
  ['with a path in its key', () => manifest({ key: '../penalty-kick' }), 'plugin.invalidManifest'],
  ['with a path in its version', () => manifest({ version: '1.0.0/../..' }), 'plugin.invalidManifest'],
  ['with an unknown picture', () => manifest({ icon: 'rocket' }), 'plugin.invalidManifest'],
  ['without builtAgainst', () => manifest({ builtAgainst: undefined }), 'plugin.invalidManifest'],
  ['with a route of the site', () => manifest({ route: '/admin-login' }), 'plugin.invalidManifest'],
  ['with a key of the site', () => manifest({ key: 'settings' }), 'plugin.addressReserved'],
  ['with a key below the console', () => manifest({ key: 'admin-tools' }), 'plugin.addressReserved'],
  ['with another plugin’s route', () => manifest({ route: '/penalty' }), 'plugin.addressTaken'],
  ['with another plugin’s key as its route', () => manifest({ route: '/penalty-kick' }), 'plugin.addressTaken'],
  ['with a key that is an object', () => manifest({ key: { toString: 'x' } }), 'plugin.invalidManifest'],
  ['with NUL in its name', () => manifest({ name: { en: 'A\0B' } }), 'plugin.invalidManifest'],
  ['with a name of blanks', () => manifest({ name: { en: '  ' } }), 'plugin.invalidManifest'],
  ['with a version that no URL may contain', () => manifest({ version: '1.0.1-..' }), 'plugin.invalidManifest'],
  ['with an inherited field', () => manifest({ constructor: 1 }), 'plugin.invalidManifest'],
  ['with an invalid range', () => manifest({ sdk: 'latest!' }), 'plugin.incompatible'],
  ['built outside its range', () => manifest({ sdk: '^2.0.0' }), 'plugin.incompatible'],
];

/** Builds that `soccer-legends check` rejects, uploaded without that check, with a part of the expected fault. */
const UNCHECKED: readonly (readonly [string, Record<string, string | undefined>, string])[] = [
  ['4 MB of code', { 'assets/big.js': `/* ${randomBytes(2 * MB).toString('hex')} */` }, 'the limit is 65536'],
  ['styles of the page', { 'assets/game-abc.css': 'body{margin:0}' }, 'assets/game-abc.css: body: it needs a class'],
  ['storage of the browser', { 'assets/x.js': 'localStorage.clear()' }, 'assets/x.js: localStorage.clear'],
  ['requests of its own', { 'assets/x.js': 'window.fetch("/api/admin/games")' }, 'assets/x.js: window.fetch'],
  ['code from strings', { 'assets/x.js': 'eval("1")' }, 'eval creates code from a string'],
  ['five languages', { 'locales/de.json': undefined }, 'locales/de.json: The file is missing'],
  ['a missing text', { 'locales/de.json': '{}' }, 'locales/de.json: "title" is missing'],
  [
    'texts that are one text',
    { 'locales/en.json': '"hello"' },
    'locales/en.json: The file must be a JSON object of texts',
  ],
  ['texts that are a list', { 'locales/en.json': '["hello"]' }, 'must be a JSON object of texts'],
  [
    'a text with an inherited name',
    { 'locales/en.json': '{"toString":"x"}' },
    '"toString" cannot be the name of a text',
  ],
  [
    'the code of another game',
    { 'assets/x.js': 'export const m={key:"b",version:"1",name:{},description:{},sdk:"1",resultTheme:{}}' },
    'The code contains the game "b", and plugin.json names "corner-flag"',
  ],
  [
    'a second React',
    { 'assets/x.js': 'a.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=1' },
    'contains React',
  ],
];

function manyFiles(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`assets/${index}.txt`, 'a']));
}

function zip64Locator(): Buffer {
  return Buffer.concat([Buffer.from('PK\x06\x07', 'latin1'), Buffer.alloc(16)]);
}

onOneDatabase('archives', { plugins: (folder) => folder.build('penalty-kick', { route: '/penalty' }) }, (site) => {
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

  test('are rejected for more than forty reasons', () => expect(HOSTILE.length + MANIFESTS.length).toBeGreaterThan(40));

  describe('that are rejected', () => {
    test.each(HOSTILE)('%s', async (_what, build, code) => {
      const answer = await upload(build());
      expect(codeOf(answer)).toBe(`plugin.archive.${code}`);
      expect([408, 413, 422]).toContain(answer.status);
    });

    test('because of their Content-Length, before the body arrives', async () => {
      const size = { 'content-length': ARCHIVE_LIMITS.packedBytes + 1 };
      const headers = { ...ZIP, ...size, 'sec-fetch-site': 'same-origin', cookie: admin.cookie };
      const sending = request(new URL('/api/admin/plugins', site().url), { method: 'POST', headers });
      sending.flushHeaders();
      const [response] = (await once(sending, 'response')) as [IncomingMessage];
      expect(await json(response)).toMatchObject({ code: 'plugin.archive.tooLarge' });
      sending.destroy();
    });

    test.each(MANIFESTS)('with a manifest %s', async (_what, build, code) => {
      expect(codeOf(await upload(build()))).toBe(code);
    });

    test.each(UNCHECKED)('with %s', async (_what, files, fault) => {
      const answer = await upload(pluginArchive({ files }));
      expect([answer.status, codeOf(answer)]).toEqual([422, 'plugin.invalidManifest']);
      expect(answer.json<Problem>().faults).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
      expect(answer.text).not.toMatch(/schema|Instance/);
    });

    test.each(HOSTILE.filter((_, index) => index % 9 === 0))(
      'are also rejected by the plan: %s',
      async (_what, build, code) => {
        expect(codeOf(await upload(build(), '/api/admin/plugins/plan'))).toBe(`plugin.archive.${code}`);
      },
    );

    test('leave no files and no rows', async () => {
      expect(everything()).toEqual(before);
      expect(readdirSync(join(site().folder, 'data/uploads'))).toEqual([]);
      expect((await site().database.em().find(PluginVersion, {})).map(({ key }) => key)).toEqual(['penalty-kick']);
    });

    // Six unpacked archives would take a hundred megabytes.
    test('do not leak memory', async () => {
      const bomb = pluginArchive({ files: Object.fromEntries(bulky.slice(1)) });
      const broken = Buffer.from(bomb);
      broken.writeUInt8(broken.readUInt8(100_000) ^ 0xff, 100_000);
      await upload(broken);
      const start = retainedMemory();
      for (let count = 0; count < 6; count += 1) await upload(broken);
      await expect.poll(() => (retainedMemory() - start) / MB).toBeLessThan(20);
    });
  });

  test.each([
    ['a valid archive', valid],
    ['stored files', { each: (entry: ZipEntry) => ({ ...entry, method: 0 }) }],
    ['files without Unix modes', { each: (entry: ZipEntry) => ({ ...entry, mode: 0 }) }],
  ])('are planned but not stored: %s', async (_what, plugin) => {
    const answer = await upload(pluginArchive(plugin), '/api/admin/plugins/plan');
    expect([answer.status, answer.json()['action']]).toEqual([200, 'newPlugin']);
    expect(everything()).toEqual(before);
  });

  test('can be planned without being stored: an archive of a zip library', async () => {
    const files = { 'plugin.json': JSON.stringify({ ...usual, key: 'corner-flag' }), 'remoteEntry.js': 'export {}' };
    const texts = Object.fromEntries(LANGUAGES.map((language) => [`locales/${language}.json`, '{}']));
    const all: Record<string, string> = { ...files, ...texts };
    const packed = new ZipFile();
    for (const [path, bytes] of Object.entries(all)) packed.addBuffer(Buffer.from(bytes), path);
    const listing = Object.fromEntries(Object.entries(all).map(([path, bytes]) => [path, sha384(bytes)]));
    packed.addBuffer(Buffer.from(JSON.stringify(listing)), 'files.json');
    packed.end();
    const answer = await upload(await buffer(packed.outputStream), '/api/admin/plugins/plan');
    expect([answer.status, answer.json()['files']]).toEqual([200, 8]);
  });

  test('are only accepted as archives, at the two archive routes', async () => {
    const elsewhere = await upload(pluginArchive(), '/api/admin/plugins/corner-flag/release');
    expect(codeOf(elsewhere)).toBe('request.unsupportedMediaType');
    const asJson = await admin.send('/api/admin/plugins', { method: 'POST', body: { key: 'corner-flag' } });
    expect(codeOf(asJson)).toBe('request.unsupportedMediaType');
  });

  test('are rejected without a session', async () => {
    const answer = await site().send('/api/admin/plugins', { method: 'POST', headers: ZIP, body: pluginArchive() });
    expect([answer.status, codeOf(answer)]).toEqual([401, 'session.required']);
    expect(everything()).toEqual(before);
  });
});
