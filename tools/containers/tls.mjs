// Checks docker-compose.tls.yml with a certificate authority of this machine: the first certificates, the visitors' addresses
// behind both proxies, a renewal, and a refused host name.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../prepare.mjs';
import { logs, remove } from './services.mjs';
import { seconds } from './site-checks.mjs';

const HOST = '127.0.0.1';
const SITE = 'games.test';
const CONSOLE = 'console.test';
/** The authority issues no certificate for it. */
const REFUSED = 'refused.test';
/** Caddy renews a certificate after two thirds of its life. */
const CERTIFICATE_SECONDS = 60;
const RENEWAL_CHECK_SECONDS = 5;
const DEADLINE_MS = 90_000;
/** Searches of a visitor in a minute, ten of them above the limit. */
const SEARCHES = 70;
const ABOVE_LIMIT = 10;
/** Signed for localhost, and its own root. */
const TLS_FILES = join(root, 'bff/test/fixtures/tls');

/** @param report called with a step and its observations */
export async function tls(services, report) {
  const authority = startAuthority(services);
  try {
    await startServers(services);
    const start = performance.now();
    let caddy = startCaddy(services, CONSOLE);
    const ask = await certified(services, caddy);
    report('TLS, first certificates', `${await describe(ask)} after ${seconds(start)} s`);
    await countVisitors(ask, report);
    await renew(ask, report);
    remove(caddy);
    caddy = startCaddy(services, REFUSED);
    await refuse(ask, caddy, report);
  } finally {
    for (const child of authority) child.kill();
  }
}

/** Starts Pebble, an ACME server for tests, and a name server whose every answer is this machine. */
function startAuthority({ folder, ports }) {
  const config = {
    listenAddress: `${HOST}:${ports.acme}`,
    managementListenAddress: `${HOST}:${ports.roots}`,
    certificate: join(TLS_FILES, 'certificate.pem'),
    privateKey: join(TLS_FILES, 'key.pem'),
    httpPort: ports.http,
    tlsPort: ports.https,
    domainBlocklist: [REFUSED],
    certificateValidityPeriod: CERTIFICATE_SECONDS,
  };
  const file = join(folder, 'pebble.json');
  writeFileSync(file, JSON.stringify({ pebble: config }));
  const names = ['-dns01', `${HOST}:${ports.names}`, '-defaultIPv4', HOST, '-defaultIPv6', '', '-management', ''];
  const noChallenges = ['-http01', '', '-https01', '', '-tlsalpn01', ''];
  const options = { stdio: 'ignore', env: { ...process.env, PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '0' } };
  return [
    spawn('pebble-challtestsrv', [...names, ...noChallenges], options),
    spawn('pebble', ['-config', file, '-dnsserver', `${HOST}:${ports.names}`], options),
  ];
}

async function startServers(services) {
  const origin = (name) => `https://${name}:${services.ports.https}`;
  const environment = { PUBLIC_URL: origin(SITE), ADMIN_URL: origin(CONSOLE) };
  await services.startDatabase();
  const { code, text } = await services.run('migrate', { environment });
  if (code !== 0) throw new Error(text);
  // One server, because each has limits of its own.
  await services.startWeb(0, { environment });
  services.forwardTo([0], 'set_real_ip_from 127.0.0.1;');
  await services.startProxy();
}

/** Starts Caddy with the shipped file, which gets other ports and the authority of this machine. */
function startCaddy(services, consoleName) {
  const { folder, ports } = services;
  const own = [
    'admin off',
    `http_port ${ports.http}`,
    `https_port ${ports.https}`,
    `acme_ca https://localhost:${ports.acme}/dir`,
    'acme_ca_root /etc/caddy/authority.pem',
    `renew_interval ${RENEWAL_CHECK_SECONDS}s`,
  ];
  const text = readFileSync(join(root, 'deploy/compose/Caddyfile'), 'utf8')
    .replace('admin off', own.join('\n\t'))
    .replace('proxy:8080', `${HOST}:${ports.site}`)
    .replace('proxy:8081', `${HOST}:${ports.console}`);
  writeFileSync(join(folder, 'Caddyfile'), text);
  return services.start('caddy', {
    environment: { SITE_HOST: SITE, ADMIN_HOST: consoleName },
    volumes: [
      `${folder}/Caddyfile:/etc/caddy/Caddyfile:ro`,
      `${TLS_FILES}/certificate.pem:/etc/caddy/authority.pem:ro`,
      'certificates:/data',
    ],
  });
}

/** Waits for the certificates. Returns a function that sends a request which trusts only the authority. */
async function certified({ ports }, caddy) {
  const ca = await until('the authority', () => text(ports.roots, '/roots/0', { rejectUnauthorized: false }));
  const ask = (name, path = '/', options = {}) => answer(ports.https, path, { ca, name, ...options });
  for (const name of [SITE, CONSOLE]) {
    const isUp = async () => (await ask(name, '/livez')).status === 200;
    await until(name, isUp).catch((fault) => {
      throw new Error(`${fault.message}:\n${logs(caddy)}`);
    });
  }
  return ask;
}

async function describe(ask) {
  const [site, console, foreign] = [await ask(SITE), await ask(CONSOLE, '/admin'), await ask(SITE, '/admin')];
  const cookies = site.headers['set-cookie'] ?? [];
  const insecure = cookies.filter((cookie) => !cookie.includes('Secure')).length;
  return (
    `site ${site.status}, its console ${foreign.status}, console ${console.status}, issuer ${site.issuer}, ` +
    `${site.headers['strict-transport-security']}, ${cookies.length} cookies, ${insecure} of them not Secure`
  );
}

/** Counts the refused searches of one visitor who invents addresses, and of as many visitors. */
async function countVisitors(ask, report) {
  const refusals = async (optionsOf) => {
    const searches = Array.from({ length: SEARCHES }, (_, nth) => {
      const options = { localAddress: '127.30.0.1', ...optionsOf(nth) };
      return ask(SITE, '/api/players/search?q=ozil', options);
    });
    return (await Promise.all(searches)).filter(({ status }) => status === 429).length;
  };
  const forged = await refusals((nth) => ({ headers: { 'x-forwarded-for': `93.184.216.${nth}` } }));
  const others = await refusals((nth) => ({ localAddress: `127.31.0.${nth + 1}` }));
  report(
    'TLS, refused searches',
    `${forged} of one visitor who invents ${SEARCHES} addresses, ${others} of ${SEARCHES} visitors`,
  );
  if (forged !== ABOVE_LIMIT || others !== 0) report.fail('The servers do not know the visitors behind Caddy.');
}

async function renew(ask, report) {
  const start = performance.now();
  const { serial } = await ask(SITE, '/livez');
  let asked = 0;
  const isRenewed = async () => {
    asked += 1;
    return (await ask(SITE, '/livez')).serial !== serial;
  };
  await until('the renewal', isRenewed, (fault) => report.fail(`A request failed during the renewal: ${fault}`));
  report('TLS, renewal', `another certificate after ${seconds(start)} s, ${asked} requests answered meanwhile`);
}

async function refuse(ask, caddy, report) {
  const site = await until(SITE, () => ask(SITE));
  const findReason = async () => /rejectedIdentifier[^"\\]*/.exec(logs(caddy))?.[0];
  const reason = await until('a refusal', findReason);
  const outcome = await ask(REFUSED).then(
    ({ status }) => status,
    ({ code }) => code,
  );
  report('TLS, a refused name', `site ${site.status}, console ${outcome}; Caddy: ${reason}`);
  if (site.status !== 200) report.fail('The site is down because the name of its console was refused.');
}

/** Repeats a check until it returns something, and resolves to that. */
async function until(what, check, onFault = () => undefined) {
  const end = performance.now() + DEADLINE_MS;
  while (performance.now() < end) {
    const result = await check().catch(onFault);
    if (result) return result;
    await wait(200);
  }
  throw new Error(`${what} did not come in ${DEADLINE_MS / 1000} s`);
}

async function text(port, path, options) {
  return (await answer(port, path, { name: 'localhost', ...options })).body;
}

/** Sends a request over a new connection. Resolves with the status, headers, body, and issuer and serial of the certificate. */
function answer(port, path, { name, headers, ...options }) {
  return new Promise((resolve, reject) => {
    const sent = request({
      ...{ host: HOST, port, path, servername: name, agent: false },
      headers: { host: `${name}:${port}`, accept: 'text/html', ...headers },
      ...options,
    });
    sent.once('error', reject).once('response', async (response) => {
      const { issuer, serialNumber } = response.socket.getPeerCertificate();
      const body = Buffer.concat(await response.toArray()).toString();
      resolve({
        status: response.statusCode,
        headers: response.headers,
        body,
        issuer: issuer.CN,
        serial: serialNumber,
      });
    });
    sent.end();
  });
}
