import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import type { SitePackage } from '@soccer-legends/contracts';
import { patience } from './patience.ts';
import { freePort } from './free-port.ts';

const workspaceModules = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** A game author with an empty folder outside the repository and the URL of a running site. */
export interface Author {
  folder: string;
  /** Runs the command and returns its output. */
  run(parameters: readonly string[], options?: { exitCode?: number; cwd?: string; token?: string }): Promise<string>;
  /** Starts the command in a process group of its own, like a terminal. */
  start(parameters: readonly string[], cwd: string): ChildProcessWithoutNullStreams;
  /** Starts `dev` in a project and waits for the first build. */
  develop(project: string, token?: string): Promise<DevelopmentServer>;
  /** Simulates `npm install`: downloads the site's packages and links all others from this workspace. */
  install(project: string): Promise<void>;
  /** Simulates `npm test`, without a site. */
  test(project: string): void;
  dispose(): void;
}

/** The server of `soccer-legends dev`. */
export interface DevelopmentServer {
  origin: string;
  /** Returns the link that shows the build in the site, once the server has printed it. Needs a token. */
  link(): Promise<string>;
  stop(): void;
}

/** Downloads the command from the site, as `npx <URL>` does. */
export async function newAuthor(site: string): Promise<Author> {
  const folder = mkdtempSync(join(tmpdir(), 'soccer-legends-author-'));
  const tools = join(folder, '.npx');
  await installFrom(site, tools, ['plugin-cli']);
  const command = commandOf(tools);
  const environment = { ...process.env, SOCCER_LEGENDS_SITE: site, NO_COLOR: '1', FORCE_COLOR: '0' };

  return {
    folder,
    async run(parameters, { exitCode = 0, cwd = folder, token = '' } = {}) {
      const child = spawn(process.execPath, [command, ...parameters], {
        cwd,
        env: { ...environment, SOCCER_LEGENDS_TOKEN: token },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      const code = await new Promise((resolve) => child.once('close', resolve));
      expect(code, `soccer-legends ${parameters.join(' ')}\n${output}`).toBe(exitCode);
      return output;
    },
    start: (parameters, cwd) =>
      spawn(process.execPath, [command, ...parameters], { cwd, env: environment, detached: true }),
    async develop(project, token = '') {
      const port = await freePort('localhost');
      const parameters = [command, 'dev', '--port', String(port)];
      const env = { ...environment, SOCCER_LEGENDS_TOKEN: token };
      const child = spawn(process.execPath, parameters, { cwd: project, env, stdio: ['pipe', 'pipe', 'inherit'] });
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      const linkIn = () => /http\S+\?dev=\S+/.exec(output)?.[0] ?? '';
      const origin = `http://localhost:${port}`;
      const isServed = () =>
        fetch(`${origin}/remoteEntry.js`).then(
          ({ ok }) => ok,
          () => false,
        );
      await expect.poll(isServed, { timeout: patience(60_000) }).toBe(true);
      return {
        origin,
        async link() {
          await expect.poll(linkIn, { timeout: patience(20_000) }).not.toBe('');
          return linkIn();
        },
        stop: () => void child.kill(),
      };
    },
    install: (project) => installFrom(site, project, ['contracts', 'game-sdk', 'ui', 'remote-config', 'plugin-cli']),
    test(project) {
      const runner = join(project, 'node_modules/vitest/vitest.mjs');
      const { status, stdout } = spawnSync(process.execPath, [runner, 'run'], { cwd: project, encoding: 'utf8' });
      expect(status, stdout).toBe(0);
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function commandOf(project: string): string {
  return join(project, 'node_modules/@soccer-legends/plugin-cli/bin/soccer-legends.mjs');
}

async function installFrom(site: string, project: string, names: readonly string[]): Promise<void> {
  const modules = join(project, 'node_modules');
  mkdirSync(modules, { recursive: true });
  for (const name of readdirSync(workspaceModules)) {
    if (name !== '@soccer-legends' && !name.startsWith('.') && !existsSync(join(modules, name)))
      symlinkSync(join(workspaceModules, name), join(modules, name));
  }
  const packages = (await (await download(new URL('/api/packages', site))).json()) as SitePackage[];
  for (const { name, path } of packages) {
    if (names.includes(name.replace('@soccer-legends/', ''))) await unpack(new URL(path, site), join(modules, name));
  }
}

/** Downloads a file, with as many retries as npm. */
async function download(address: URL): Promise<Response> {
  for (let tries = 0; tries < 20; tries++) {
    const answer = await fetch(address);
    if (answer.ok) return answer;
    await setTimeout(500);
  }
  throw new Error(`${address.href} could not be downloaded.`);
}

async function unpack(address: URL, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const archive = join(dirname(folder), 'download.tgz');
  writeFileSync(archive, Buffer.from(await (await download(address)).arrayBuffer()));
  const { status, stderr } = spawnSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1'], {
    encoding: 'utf8',
  });
  rmSync(archive);
  if (status !== 0) throw new Error(`${address.pathname} could not be unpacked: ${stderr}`);
}
