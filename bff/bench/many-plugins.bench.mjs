// Compares the sizes of the first page and of `/api/games` with ten and with a hundred registered plugins. Sizes do not
// depend on the load of the machine, so one round is enough.
import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const here = import.meta.dirname;
const root = join(here, '../..');
const children = [];
process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')));

const measured = [await measure(10, 42111), await measure(100, 42112)];
const [ten, hundred] = measured;
const more = hundred.plugins - ten.plugins;
const grown = (name) => Math.round((hundred[name] - ten[name]) / more);

console.table(Object.fromEntries(measured.map(({ plugins, ...rest }) => [`${plugins} plugins`, rest])));
console.log(`Each further plugin: ${grown('games')} bytes of /api/games (its item has ${hundred.item}),`);
console.log(`${grown('page')} of the page before compression, ${grown('pageBrotli')} on the wire.`);

// The list contains only its items. The page contains each item once, with a card, and the integrity hash of each script
// under its four paths.
const listGrows = grown('games') <= hundred.item + 2;
const pageGrows = grown('page') <= hundred.item + hundred.card + hundred.integrityBytes + 2;
console.log(listGrows && pageGrows ? 'Within the expected growth.' : 'MISSED: more than the expected growth.');
process.exit(listGrows && pageGrows ? 0 : 1);

async function measure(plugins, port) {
  const folder = mkdtempSync(join(tmpdir(), 'sl-bench-'));
  for (let number = 0; number < plugins; number += 1) writePlugin(folder, `game-${String(number).padStart(3, '0')}`);
  const child = fork(join(here, 'built-server.mjs'), {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      PLUGINS_DIR: join(folder, 'games'),
      LOG_LEVEL: 'error',
    },
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  await new Promise((resolve) => child.once('message', resolve));
  const games = await bytesOf(port, '/api/games');
  const page = await bytesOf(port, '/');
  const list = JSON.parse(games.text);
  if (list.length !== plugins) throw new Error(`${list.length} of ${plugins} plugins are listed.`);
  const { remote } = list.at(-1);
  const integrityBytes = Object.entries(remote.integrity).reduce(
    (sum, [path, hash]) => sum + 4 * (path.length + hash.length + 6) + 3 * '~r1'.length,
    0,
  );
  const card = page.text.match(/<li><a class="GameCard-card".*?<\/li>/gs).at(-1).length;
  const size = { card, games: games.bytes, page: page.bytes, item: JSON.stringify(list.at(-1)).length, integrityBytes };
  const gamesBrotli = (await bytesOf(port, '/api/games', 'br')).bytes;
  const pageBrotli = (await bytesOf(port, '/', 'br')).bytes;
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
  return { plugins, ...size, gamesBrotli, pageBrotli };
}

// Repeats the request until the response is compressed: the first request only starts the compression. Does not use `fetch`,
// which decompresses bodies and sets `Accept-Encoding` itself.
async function bytesOf(port, path, encoding = 'identity') {
  const ask = () =>
    new Promise((resolve, reject) => {
      const headers = { accept: 'text/html,application/json', 'accept-encoding': encoding };
      get({ port, path, headers }, (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => {
          const body = Buffer.concat(chunks);
          resolve({ bytes: body.length, text: body.toString(), encoded: response.headers['content-encoding'] });
        });
      }).on('error', reject);
    });
  for (;;) {
    const answer = await ask();
    if (encoding === 'identity' || answer.encoded === encoding) return answer;
  }
}

function writePlugin(folder, key) {
  const words = `${key} asks about matches that everybody has seen.`;
  const files = {
    'plugin.json': JSON.stringify({
      key,
      version: '1.0.0',
      icon: 'trophy',
      sdk: '^1.0.0',
      builtAgainst: '1.0.0',
      resultTheme: { color: '#0b6b3a' },
      name: Object.fromEntries(['en', 'de', 'es', 'fr', 'it', 'pt'].map((language) => [language, `Game ${key}`])),
      description: Object.fromEntries(['en', 'de', 'es', 'fr', 'it', 'pt'].map((language) => [language, words])),
    }),
    'remoteEntry.js': `export default "${key}"`,
    'assets/game.css': '.game{color:red}',
    ...Object.fromEntries(['en', 'de', 'es', 'fr', 'it', 'pt'].map((language) => [`locales/${language}.json`, '{}'])),
  };
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, 'games', key, 'dist', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
