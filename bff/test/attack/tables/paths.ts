import { get, type Attack } from '../attack.ts';

const NOWHERE = '404 request.notFound';
const missing = (what: string, path: string): Attack => [what, 'stranger', get(path, { accept: 'image/*' }), NOWHERE];

export const PATHS: readonly Attack[] = [
  missing('up from the games', '/plugins/penalty-kick/../../../etc/passwd'),
  missing('up from the games, escaped', '/plugins/%2e%2e/%2e%2e/etc/passwd'),
  missing('up from the assets, twice escaped', '/assets/%252e%252e%252fetc%252fpasswd'),
  missing('up by overlong UTF-8', '/assets/%c0%ae%c0%ae/etc/passwd'),
  missing('up by backslashes', '/assets/..%5c..%5cwindows/win.ini'),
  missing('up from the packages', '/packages/..%2fpackage.json'),
  missing('up from the pictures', '/art/crest/..%2f..%2findex.html'),
  missing('from the root', '//etc/passwd'),
  missing('a file cut short', '/assets/shell-1.js%00.png'),
  missing('a file of another system', '/assets/shell-1.js::$DATA'),
  missing('the settings', '/.env'),
  missing('the history', '/.git/config'),
  missing('the database', '/.data/database/PG_VERSION'),
  missing('the figures', '/api/metrics'),
  ['the list of a folder', 'stranger', get('/plugins/penalty-kick/'), '404 plugin.notFound'],
  [
    'a plugin by a wild path',
    'stranger',
    get('/plugins/penalty-kick/1.2.3-00000000/remoteEntry.js'),
    '404 plugin.notFound',
  ],
];
