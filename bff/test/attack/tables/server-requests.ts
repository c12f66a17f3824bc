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

/** The one address that anybody may name goes into a page's policy; nothing lets the server fetch what was named. */
export const SERVER_REQUESTS: readonly Attack[] = [
  allow('the cloud’s own service', 'http://169.254.169.254'),
  allow('another machine', 'http://evil.example:5173'),
  allow('a name that leads home', 'http://127.0.0.1.nip.io:5173'),
  allow('a user before the host', 'http://localhost:5173@evil.example'),
  allow('a port of the system', 'http://127.0.0.1:22'),
  allow('an address in base sixteen', 'http://0x7f000001:5173'),
  allow('a shortened address', 'http://127.1:5173'),
  allow('an address within another', 'http://[::ffff:127.0.0.1]:5173'),
  allow('a file', 'file:///etc/passwd'),
  allow('a path behind the origin', 'http://localhost:5173/evil'),
  allow('more words for the policy', 'http://localhost:5173 https://evil.example'),
  allow('another directive for the policy', 'http://localhost:5173;script-src *'),
  refused('a player at an address', '/api/admin/import-player', { apiId: 'http://169.254.169.254/' }),
  refused('a service for a sync', '/api/admin/sync', { playerCount: 1, url: 'http://169.254.169.254/' }),
];
