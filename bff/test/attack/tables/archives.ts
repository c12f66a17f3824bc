import { pluginArchive } from '../../fixtures/plugin-archive.ts';
import { zip, type ZipEntry } from '../../fixtures/zip.ts';
import { post, upload, type Attack } from '../attack.ts';

const MB = 1024 * 1024;
const own = { key: 'penalty-kick', version: '9.9.9' };
const withEntry = (entry: ZipEntry): Buffer => pluginArchive({ ...own, entries: [entry] });

/** Sent with a valid token for the plugin, so that only the archive can be rejected. */
export const ARCHIVES: readonly Attack[] = [
  ['an empty body', 'publisher', upload(Buffer.alloc(0)), '422 plugin.archive.unreadable'],
  ['a PDF', 'publisher', upload(Buffer.from('%PDF-1.7'.repeat(9))), '422 plugin.archive.unreadable'],
  ['an empty archive', 'publisher', upload(zip([])), '422 plugin.archive.unreadable'],
  [
    'a path to the parent folder',
    'publisher',
    upload(withEntry({ path: '../../main.js', bytes: 'a' })),
    '422 plugin.archive.path',
  ],
  [
    'an absolute path',
    'publisher',
    upload(withEntry({ path: '/etc/cron.txt', bytes: 'a' })),
    '422 plugin.archive.path',
  ],
  [
    'a symbolic link to a secret',
    'publisher',
    upload(withEntry({ path: 'a.txt', bytes: '/run/secrets/password', mode: 0o120777 })),
    '422 plugin.archive.link',
  ],
  [
    'a zip bomb',
    'publisher',
    upload(withEntry({ path: 'a.txt', bytes: Buffer.alloc(19 * MB) })),
    '422 plugin.archive.ratio',
  ],
  [
    'a zip bomb that claims a small size',
    'publisher',
    upload(withEntry({ path: 'a.txt', bytes: Buffer.alloc(19 * MB, 'a'), size: 100_000 })),
    '422 plugin.archive.checksum',
  ],
  [
    'an archive in an archive',
    'publisher',
    upload(withEntry({ path: 'a.txt', bytes: pluginArchive() })),
    '422 plugin.archive.nested',
  ],
  [
    'a duplicate path',
    'publisher',
    upload(withEntry({ path: 'locales/en.json', bytes: '{}' })),
    '422 plugin.archive.duplicatePath',
  ],
  ['six megabytes', 'publisher', upload(Buffer.alloc(6 * MB)), '413 plugin.archive.tooLarge'],
  [
    'an archive as JSON',
    'publisher',
    post('/api/admin/plugins', { key: 'penalty-kick' }),
    '415 request.unsupportedMediaType',
  ],
  [
    'an archive at another route',
    'administrator',
    upload(pluginArchive(), '/api/admin/sync'),
    '415 request.unsupportedMediaType',
  ],
  [
    'a manifest with a route of the console',
    'publisher',
    upload(pluginArchive({ ...own, changes: { route: '/admin-login' } })),
    '422 plugin.invalidManifest',
  ],
];
