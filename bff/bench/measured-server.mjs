// Starts a server in its own process, sends it requests, and measures its CPU time.
import { fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

const CONNECTIONS = 8;
/** Longest wait for the background work after a start, in milliseconds. */
const MAX_SETTLING_MS = 60_000;
/** Many visitors behind one proxy, so that the rate limiter counts every request and rejects none. */
const VISITORS = 4000;

const children = new Set();
process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')));
let requestCount = 0;

/** Starts a server of this folder and waits until it is ready. @param connections maximum number of concurrent requests */
export function startMeasured(file, env, { connections = CONNECTIONS, execArgv = [] } = {}) {
  const child = fork(join(import.meta.dirname, file), {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    execArgv,
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.add(child);
  const agent = new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} exited with code ${code}`)));
    child.once('message', () => resolve({ child, agent, port: Number(env.PORT) }));
  });
}

/** Stops a server and waits until it has exited, so that its folder can be deleted. */
export function stopMeasured({ child, agent }) {
  agent.destroy();
  const exited = new Promise((resolve) => child.removeAllListeners('exit').once('exit', resolve));
  child.kill('SIGTERM');
  return exited.then(() => children.delete(child));
}

/** Returns the CPU time of the server's process so far, in microseconds. */
export async function workOf(server) {
  const { user, system } = await usageOf(server);
  return user + system;
}

/** Waits until the server has finished its background work after the start. Rejects after `MAX_SETTLING_MS`. */
export async function settled(server) {
  const end = performance.now() + MAX_SETTLING_MS;
  for (let before = await workOf(server), busy = true; busy;) {
    if (performance.now() > end) throw new Error(`the server still works ${MAX_SETTLING_MS} ms after its start`);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const now = await workOf(server);
    busy = now - before > 20_000;
    before = now;
  }
}

/** Returns the resident memory of the server's process, in MB. */
export async function memoryOf(server) {
  return (await usageOf(server, 'memory')).rss / 1e6;
}

function usageOf({ child }, question = 'usage') {
  return new Promise((resolve) => {
    child.once('message', resolve);
    child.send(question);
  });
}

/** Sends requests over several connections. Returns the server's CPU time per request, in microseconds. */
export async function costOf(server, requests, send) {
  const before = await workOf(server);
  let next = 0;
  const one = async () => {
    while (next < requests) await send(next++);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  return ((await workOf(server)) - before) / requests;
}

/** Sends one request. Rejects if the status is neither 2xx nor 304. */
export async function ask(server, path, options) {
  const { status, headers, text } = await exchange(server, path, options);
  if (status !== 304 && (status < 200 || status >= 300)) throw new Error(`${path} returned ${status}: ${text}`);
  return { headers, text };
}

/**
 * Sends one request. Returns the response, whatever its status, and the milliseconds since a connection was available.
 *
 * @param options `body` is sent as JSON unless it is a buffer; with `isStream`, the client disconnects once the response begins
 */
export function exchange({ port, agent }, path, { headers = {}, body, method = body ? 'POST' : 'GET', isStream } = {}) {
  const visitor = (requestCount += 1) % VISITORS;
  const from = { 'x-forwarded-for': `10.1.${visitor >> 8}.${visitor & 255}` };
  const payload = body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const type = payload === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    let start;
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        agent,
        method,
        headers: { ...from, ...type, ...headers },
      },
      (response) => {
        const chunks = [];
        const finish = () => {
          const { statusCode: status, headers: responseHeaders } = response;
          const ms = performance.now() - start;
          resolve({ status, headers: responseHeaders, text: Buffer.concat(chunks).toString(), ms });
          if (isStream) response.destroy();
        };
        response.on('data', (chunk) => chunks.push(chunk));
        response.once(isStream ? 'data' : 'end', finish);
      },
    );
    sent.on('socket', () => (start = performance.now()));
    sent.on('error', reject);
    sent.end(payload);
  });
}
