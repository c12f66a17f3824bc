import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { patience } from './patience.ts';
import { ADMIN_PASSWORD } from './admin-password.ts';
import { freePort } from './free-port.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A running site with its own data directory and plugins. */
export interface Site {
  url: string;
  /** Folder of built plugins. A test may add plugins while the site runs. */
  plugins: string;
  /** Folder of everything that the server stores. */
  data: string;
  /** Returns the server's output so far. */
  log(): string;
  /** Returns the id of the server's process. */
  pid(): number;
  /** Kills the server and starts it again on the same port with the same data, and with more environment variables. */
  restart(more?: Record<string, string>): Promise<void>;
  stop(): Promise<void>;
}

const SERVER = ['bff/dist/main.js'];

/**
 * Creates a data directory with the bundled facts. Each site gets a copy, because importing the facts takes seconds. The key
 * with which matchdays are drawn is fixed, so that all sites and all test runs deal the same rounds.
 */
export async function prepareData(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'soccer-legends-data-'));
  const { status, stderr } = spawnSync(process.execPath, [...SERVER, '--migrate-only'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The data could not be prepared:\n${stderr}`);
  const database = await PGlite.create(join(folder, 'database'));
  await database.exec("insert into setting (name, value) values ('deals.seedKey', 'a2V5')");
  await database.close();
  return folder;
}

/**
 * Starts the built server on a free port and waits until it is ready.
 * @param data prepared data directory to copy; without it, the server fills an empty one
 */
export async function startSite(environment: Record<string, string> = {}, data?: string): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'soccer-legends-'));
  const plugins = join(folder, 'games');
  copyBuiltGames(plugins);
  if (data) cpSync(data, join(folder, 'data'), { recursive: true });
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    // All tests share one IP address.
    RATE_LIMITS: 'off',
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    PLUGINS_DIR: plugins,
    TRUST_PLUGINS_DIR: 'on',
    ADMIN_PASSWORD,
    ...environment,
  };
  const url = `http://localhost:${port}`;
  let log = '';
  const launch = async (): Promise<ChildProcess> => {
    const server = spawn(process.execPath, SERVER, { cwd: root, env });
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
    await ready(url, server, () => log).catch((fault: unknown) => {
      server.kill('SIGKILL');
      throw fault;
    });
    return server;
  };
  let server = await launch();
  return {
    url,
    plugins,
    data: env.DATA_DIR,
    log: () => log,
    pid: () => server.pid!,
    async restart(more = {}) {
      await end(server, 'SIGKILL');
      Object.assign(env, more);
      server = await launch();
    },
    async stop() {
      // The folder is deleted, so nothing needs to be saved.
      await end(server, 'SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await gone;
}

function copyBuiltGames(to: string): void {
  const games = join(root, 'games');
  for (const game of readdirSync(games)) {
    const built = join(games, game, 'dist');
    if (existsSync(built)) cpSync(built, join(to, game, 'dist'), { recursive: true });
  }
}

async function ready(url: string, server: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + patience(120_000);
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server exited:\n${log()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server was not ready in time:\n${log()}`);
}
