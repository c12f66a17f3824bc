// npm run bench: costs of the server and the pages, relative to a reference measured in the same run. `npm run bench --
// lighthouse` runs only the benchmarks whose file names start with "lighthouse". Benchmarks get all options, such as
// `--write`.
import { existsSync } from 'node:fs';
import { installDebianPackage } from './apt.mjs';
import { findChromium } from './find-chromium.mjs';
import { build, environment, install, printStep, run, SERVER_FLAGS, stop } from './prepare.mjs';

const BENCHMARKS = [
  ['Server: CPU time per request against raw Fastify and Nest on Express', 'bff/bench/hot-path.bench.mjs'],
  ['Server: guesses and next rounds, and one server against three', 'bff/bench/writes.bench.mjs'],
  ['Server: search among 100,000 players', 'bff/bench/search.bench.mjs'],
  ['Server: what each request costs', 'bff/bench/prices.bench.mjs'],
  ['Server: cost of a puzzle', 'bff/bench/generators.bench.mjs'],
  ['Server: more work than it can do', 'bff/bench/overload.bench.mjs'],
  ['Server: 100 plugins against 10', 'bff/bench/many-plugins.bench.mjs'],
  ['Server: one page of players in the console', 'bff/bench/admin-players.bench.mjs'],
  ['Server: every list of the console with 100,000 players', 'bff/bench/console-lists.bench.mjs'],
  ['Server: one million players in one hour', 'bff/bench/capacity.bench.mjs'],
  ['Pages: against the same code as a single application', 'e2e/bench/front-end.bench.mjs'],
  ['Pages: a sandboxed game against the same game trusted', 'e2e/bench/sandbox.bench.mjs'],
  ['Pages: Lighthouse with its mobile settings', 'e2e/bench/lighthouse.bench.mjs'],
];

const given = process.argv.slice(2);
const options = given.filter((argument) => argument.startsWith('--'));
const requested = given.filter((argument) => !options.includes(argument));
const selected = BENCHMARKS.filter(
  ([, file]) => requested.length === 0 || requested.some((name) => file.includes(`/bench/${name}`)),
);

install();
build();
if (selected.some(([, file]) => file.includes('/bench/lighthouse'))) installLighthouse();
const usesNginx = selected.some(([, file]) => file.includes('/capacity.'));
const usesBrowser = usesNginx || selected.some(([, file]) => file.startsWith('e2e/'));
const env = {
  ...environment,
  NODE_OPTIONS: SERVER_FLAGS.join(' '),
  ...(usesBrowser && { CHROMIUM_PATH: await findChromium() }),
  ...(usesNginx && { NGINX_PATH: await findNginx() }),
};
const missed = selected.filter(([title, file]) => {
  printStep(`${title} …`);
  return run('node', [file, ...options], { env }) !== 0;
});
console.log(
  missed.length === 0 ? '\nAll targets were met.' : `\nMISSED TARGETS: ${missed.map(([title]) => title).join('; ')}`,
);
process.exit(missed.length === 0 ? 0 : 1);

/** Lighthouse has a sixth of all package files, so only this benchmark installs it. */
function installLighthouse() {
  printStep('Installing Lighthouse …');
  if (run('npm', ['ci', '--prefix', 'e2e/bench', '--no-audit', '--no-fund', '--loglevel=error']) !== 0)
    stop('Lighthouse could not be installed. See the output of npm above.');
}

/** Returns the path of nginx, the caching proxy; undefined if none was found and none can be installed. */
async function findNginx() {
  const places = [process.env.NGINX_PATH, '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];
  const existing = () => places.find((path) => path && existsSync(path));
  if (!existing()) await installDebianPackage('nginx-light');
  return existing();
}
