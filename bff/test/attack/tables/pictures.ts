import { send, type Answer } from '../../fixtures/send.ts';
import { get, type Attack } from '../attack.ts';
import { flood } from '../flood.ts';
import type { Target } from '../target.ts';

const NOWHERE = '404 request.notFound';
const missing = (what: string, path: string): Attack => [what, 'stranger', get(path, { accept: 'image/*' }), NOWHERE];
const PICTURES = 80;
const NETWORKS = 8;
const PICTURES_PER_MINUTE = 120;

/** Returns 200 if a page and a picture from memory are served while more pictures are requested than can be rendered. */
async function manyPictures(target: Target): Promise<Answer> {
  const important = async (): Promise<Answer> => {
    const from = '127.0.165.1';
    const page = await target.as('stranger', '/', { headers: { accept: 'text/html' }, from });
    return page.status === 200 ? target.as('stranger', '/art/crest/1.svg', { from }) : page;
  };
  const flooding = flood(PICTURES, (index) =>
    send(target.server.url, `/og/d/${1 + index}/r/${'wl-'[index % 3]}.de.png`, {
      from: `127.${200 + (index % NETWORKS)}.0.1`,
    }),
  );
  const answer = await important();
  const isOrderly = Object.keys(await flooding).every((status) => ['200', '503'].includes(status));
  return isOrderly ? answer : { ...answer, status: 500 };
}

/** Requests one picture more than an address may request in a minute. Returns the last response. */
async function pictureAfterPicture(target: Target): Promise<Answer> {
  const path = '/og/page/home.de.png';
  const sending = { from: '127.0.166.1' };
  await flood(PICTURES_PER_MINUTE, () => target.as('stranger', path, sending));
  return target.as('stranger', path, sending);
}

/** Pictures in link previews must not show text of an attacker. */
export const PICTURES_FOR_MESSAGES: readonly Attack[] = [
  missing('a text of one’s own on a picture', '/og/d/1/r/You%20won%20a%20prize.de.png'),
  missing('a score of one’s own on a picture', '/og/r/penalty-kick/1/10-10.won.de.png'),
  missing('a script in the address of a picture', '/og/page/%3Cscript%3Ealert(1)%3C%2Fscript%3E.de.png'),
  missing('a file above the pictures', '/og/page/..%2f..%2f..%2fetc%2fpasswd.de.png'),
  ['the folder of stored pictures', 'stranger', get('/plugins/_pictures/'), '404 plugin.notFound'],
  missing('a result of eleven fixtures', '/og/d/1/r/wwlwwlwwlww.de.png'),
  missing('a language that does not exist', '/og/page/home.xx.png'),
  missing('a picture of a matchday that has not begun', '/og/d/900000.de.png'),
  missing('a picture of matchday 01', '/og/d/01.de.png'),
  missing('a picture of a game that does not exist', '/og/game/constructor.de.png'),
  missing('a picture of the console', '/og/page/admin.de.png'),
  [`${PICTURES} pictures at once`, 'stranger', manyPictures, '200'],
  [`${PICTURES_PER_MINUTE + 1} pictures in a minute`, 'stranger', pictureAfterPicture, '429 rateLimited'],
];
