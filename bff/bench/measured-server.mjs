// A server in a process of its own that tells how much it has worked, and requests to it.
import { fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { join } from 'node:path';

const CONNECTIONS = 8;
/** Many visitors behind one proxy, so that the limiter works for every request and refuses none. */
const VISITORS = 4000;

const children = new Set();
process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')));
let asked = 0;

/** Starts one of the servers of this folder and waits until it says that it is ready. */
export function startMeasured(file, env) {
  const child = fork(join(import.meta.dirname, file), {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.add(child);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
    child.once('message', () => resolve({ child, agent, port: Number(env.PORT) }));
  });
}

/** A server that is still busy with its files would lose its folder under its hands. */
export function stopMeasured({ child, agent }) {
  agent.destroy();
  const gone = new Promise((resolve) => child.removeAllListeners('exit').once('exit', resolve));
  child.kill('SIGTERM');
  return gone.then(() => children.delete(child));
}

/** Microseconds of CPU that the server's process has worked so far. */
export async function workOf(server) {
  const { user, system } = await toldBy(server);
  return user + system;
}

/** Waits until the server has nothing left to do of what it begins at its start. */
export async function settled(server) {
  for (let before = await workOf(server), busy = true; busy;) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const now = await workOf(server);
    busy = now - before > 20_000;
    before = now;
  }
}

/** What the server's process holds in memory, in MB. */
export async function memoryOf(server) {
  return (await toldBy(server)).rss / 1e6;
}

function toldBy({ child }) {
  return new Promise((resolve) => {
    child.once('message', resolve);
    child.send('tell');
  });
}

/** Microseconds of CPU for one request, of so many that several connections send. */
export async function costOf(server, requests, send) {
  const before = await workOf(server);
  let next = 0;
  const one = async () => {
    while (next < requests) await send(next++);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  return ((await workOf(server)) - before) / requests;
}

/** The answer; throws where it is neither good nor 304. */
export function ask({ port, agent }, path, { headers = {}, body } = {}) {
  const visitor = (asked += 1) % VISITORS;
  const from = { 'x-forwarded-for': `10.1.${visitor >> 8}.${visitor & 255}` };
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const type = payload === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        agent,
        method: payload === undefined ? 'GET' : 'POST',
        headers: { ...from, ...type, ...headers },
      },
      (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => {
          const { statusCode: status, headers: told } = response;
          const text = Buffer.concat(chunks).toString();
          if (status === 304 || (status >= 200 && status < 300)) resolve({ headers: told, text });
          else reject(new Error(`${path} answered ${status}: ${text}`));
        });
      },
    );
    sent.on('error', reject);
    sent.end(payload);
  });
}
