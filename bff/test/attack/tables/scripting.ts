import { pluginArchive } from '../../fixtures/plugin-archive.ts';
import type { Answer } from '../../fixtures/send.ts';
import { get, post, upload, type Attack } from '../attack.ts';
import type { Target } from '../target.ts';

const SCRIPT = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
const PAGE = { accept: 'text/html' };

/** Fails if a page contains the input. */
const page =
  (path: string, headers = {}) =>
  async (target: Target) => {
    const answer = await target.as('stranger', path, { headers: { ...PAGE, ...headers } });
    return { ...answer, status: /alert\(1\)|evil\.example/.test(answer.text) ? 500 : answer.status };
  };

async function textOfAVisitor(target: Target): Promise<Answer> {
  const body = { gameType: 'general', feedback: SCRIPT };
  await target.as('stranger', '/api/feedback', { method: 'POST', from: '127.0.0.52', body });
  const answer = await target.as('administrator', '/api/admin/feedback');
  const isText =
    answer.headers['x-content-type-options'] === 'nosniff' &&
    answer.headers['content-type'] === 'application/json; charset=utf-8';
  return { ...answer, status: isText ? answer.status : 500 };
}

export const SCRIPTING: readonly Attack[] = [
  ['a script in the path', 'stranger', page('/"><script>alert(1)</script>'), '404'],
  ['a script in the query', 'stranger', page('/?q="><script>alert(1)</script>'), '200'],
  ['a script in the language', 'stranger', page('/', { cookie: 'app-language="><script>alert(1)</script>' }), '200'],
  ['a script in the host', 'stranger', page('/', { host: 'evil.example"><script>alert(1)' }), '200'],
  ['another host in the page', 'stranger', page('/', { 'x-forwarded-host': 'evil.example' }), '200'],
  ['another host in the map of the site', 'stranger', page('/sitemap.xml', { host: 'evil.example' }), '200'],
  ['another host for search engines', 'stranger', page('/robots.txt', { host: 'evil.example' }), '200'],
  ['another host in the list of packages', 'stranger', page('/api/packages', { host: 'evil.example' }), '200'],
  ['a script in a health check', 'stranger', page('/readyz?<script>alert(1)</script>'), '200'],
  [
    'a script in a report of the browser',
    'stranger',
    post('/api/csp-reports', { 'csp-report': { 'effective-directive': SCRIPT, 'source-file': SCRIPT } }),
    '204',
  ],
  [
    'a script in a game’s name',
    'administrator',
    upload(pluginArchive({ changes: { name: { en: SCRIPT } } })),
    '422 plugin.invalidManifest',
  ],
  ['a script in a visitor’s text', 'stranger', textOfAVisitor, '200'],
  ['a script in a field’s name', 'stranger', post('/api/game/guess', { [SCRIPT]: 1 }), '400 request.invalid'],
  [
    'a script in a picture’s version',
    'stranger',
    get('/art/crest/1.svg?v=<svg/onload=alert(1)>'),
    '400 request.invalid',
  ],
  ['a JSONP callback', 'stranger', get('/api/games?callback=alert'), '400 request.invalid'],
  [
    'an SVG with a script in a plugin',
    'administrator',
    upload(pluginArchive({ files: { 'a.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>' } })),
    '422 plugin.archive.fileKind',
  ],
  [
    'an HTML page in a plugin',
    'administrator',
    upload(pluginArchive({ files: { 'a.html': '<script>alert(1)</script>' } })),
    '422 plugin.archive.fileKind',
  ],
];
