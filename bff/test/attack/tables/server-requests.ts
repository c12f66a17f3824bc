import { post, type Attack } from '../attack.ts';

const allow = (what: string, origin: string): Attack => [
  what,
  'administrator',
  post('/api/admin/plugins/penalty-kick/dev-override', { origin }),
  '422 devOverride.notLoopback',
];
const refused = (what: string, path: string, body: object): Attack => [
  what,
  'administrator',
  post(path, body),
  '400 request.invalid',
];

/** The only address that a client can send goes into a content security policy. The server requests none. */
export const SERVER_REQUESTS: readonly Attack[] = [
  allow('the cloud metadata service', 'http://169.254.169.254'),
  allow('another machine', 'http://evil.example:5173'),
  allow('a name that resolves to loopback', 'http://127.0.0.1.nip.io:5173'),
  allow('credentials before the host', 'http://localhost:5173@evil.example'),
  allow('a privileged port', 'http://127.0.0.1:22'),
  allow('a hexadecimal address', 'http://0x7f000001:5173'),
  allow('a shortened address', 'http://127.1:5173'),
  allow('an IPv4-mapped address', 'http://[::ffff:127.0.0.1]:5173'),
  allow('a file', 'file:///etc/passwd'),
  allow('a path after the origin', 'http://localhost:5173/evil'),
  allow('a second source for the policy', 'http://localhost:5173 https://evil.example'),
  allow('another directive for the policy', 'http://localhost:5173;script-src *'),
  [
    'a build at a path that other pages can guess',
    'publisher',
    post('/api/admin/plugins/penalty-kick/dev-override', { origin: 'http://localhost:5173' }),
    '422 devOverride.notLoopback',
  ],
  refused('an address as player id', '/api/admin/import-player', { apiId: 'http://169.254.169.254/' }),
  refused('an address for a sync', '/api/admin/sync', { playerCount: 1, url: 'http://169.254.169.254/' }),
];
