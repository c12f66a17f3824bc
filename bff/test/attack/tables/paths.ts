import { get, type Attack } from '../attack.ts';

const NOWHERE = '404 request.notFound';
const missing = (what: string, path: string): Attack => [what, 'stranger', get(path, { accept: 'image/*' }), NOWHERE];

export const PATHS: readonly Attack[] = [
  missing('parent folders below a plugin', '/plugins/penalty-kick/../../../etc/passwd'),
  missing('escaped parent folders', '/plugins/%2e%2e/%2e%2e/etc/passwd'),
  missing('double-escaped parent folders', '/assets/%252e%252e%252fetc%252fpasswd'),
  missing('overlong UTF-8', '/assets/%c0%ae%c0%ae/etc/passwd'),
  missing('backslashes', '/assets/..%5c..%5cwindows/win.ini'),
  missing('an escaped slash below packages', '/packages/..%2fpackage.json'),
  missing('an escaped slash after the name of a package', '/packages/@soccer-legends%2fui%2f..%2fpackage.json'),
  missing('versions of a package of another scope', '/packages/@types%2fnode'),
  missing('an escaped slash below pictures', '/art/crest/..%2f..%2findex.html'),
  missing('a double slash at the start', '//etc/passwd'),
  missing('an escaped slash below players', '/art/player/..%2f..%2fetc%2fpasswd'),
  missing('an escaped slash below photos', '/pictures/player/..%2f..%2fetc%2fpasswd'),
  missing('an escaped slash below the documents for authors', '/authors/..%2f..%2fetc%2fpasswd'),
  missing('a NUL byte in the name of a coach', '/art/coach/1.svg%00'),
  missing('an inherited name as a nation', '/art/flag/__proto__.svg'),
  missing('a NUL byte', '/assets/shell-1.js%00.png'),
  missing('an NTFS stream', '/assets/shell-1.js::$DATA'),
  missing('the environment file', '/.env'),
  missing('the git folder', '/.git/config'),
  missing('a database file', '/.data/database/PG_VERSION'),
  missing('the metrics', '/api/metrics'),
  missing('a query for a document for authors', '/authors?path=../../etc/passwd'),
  ['a path as the id of a provenance key', 'stranger', get('/api/provenance-keys?kid=../../etc/passwd'), '200'],
  ['a query for the frame of games', 'stranger', get('/plugins/frame?key=../../etc/passwd'), '400 request.invalid'],
  ['a folder', 'stranger', get('/plugins/penalty-kick/'), '404 plugin.notFound'],
  [
    'an unpublished release',
    'stranger',
    get('/plugins/penalty-kick/1.2.3-00000000/remoteEntry.js'),
    '404 plugin.notFound',
  ],
];
