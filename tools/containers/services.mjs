// Runs the services of docker-compose.yml with podman on this machine's network: instead of an address, each service
// has its own ports on 127.0.0.1. Limits, users, read-only file systems, volumes and secrets are the same as in the
// file.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parse } from 'yaml';
import { root } from '../prepare.mjs';
import { output, podman, podmanAsync } from './podman.mjs';

const PREFIX = 'soccer-legends-check';
const HOST = '127.0.0.1';
const READY_SECONDS = 90;

/** The compose file and Caddy of its overlay, with the default values of their variables. */
export const compose = read('docker-compose.yml');
// Caddy's image runs as root.
compose.services.caddy = { user: '0:0', ...read('docker-compose.tls.yml').services.caddy };

function read(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const reset = { tag: '!reset', collection: 'seq', resolve: (value) => value };
  return parse(text.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1'), { merge: true, customTags: [reset] });
}

export class Services {
  /**
   * @param folder for secrets and the proxy's configuration
   * @param firstPort first of 18 free ports
   */
  constructor(folder, firstPort) {
    this.folder = folder;
    /** Folders by the name of the volume that they replace. */
    this.limited = new Map();
    this.proxy = undefined;
    const port = (index) => firstPort + index;
    // Two pairs of web replicas, because during a release the new pair starts next to the old one.
    this.ports = {
      db: port(0),
      web: [1, 2, 3, 4].map(port),
      worker: port(5),
      alone: port(6),
      site: port(10),
      console: port(11),
      http: port(12),
      https: port(13),
      acme: port(14),
      roots: port(15),
      names: port(16),
    };
    this.url = `http://localhost:${this.ports.site}`;
    mkdirSync(folder, { recursive: true });
    output(process.execPath, [join(root, 'deploy/make-secrets.mjs'), join(folder, 'secrets')]);
    const url = readFileSync(join(folder, 'secrets/database_url'), 'utf8').replace(
      '@db:5432',
      `@${HOST}:${this.ports.db}`,
    );
    writeFileSync(join(folder, 'secrets/database_url.host'), url);
    this.forwardTo([0, 1, 2, 3]);
  }

  get adminPassword() {
    return readFileSync(join(this.folder, 'secrets/admin_password'), 'utf8');
  }

  /**
   * Starts a service and returns the name of its container.
   * @param options.name for several containers of one service
   * @param options.environment replaces variables of the compose file
   * @param options.volumes replaces the volumes of the compose file
   * @param options.more additional podman options
   */
  start(service, { name = service, image, command, environment = {}, volumes, more = [] } = {}) {
    const { image: ownImage, command: ownCommand = [], environment: ownEnvironment } = compose.services[service];
    const variables = { ...ownEnvironment, ...this.addresses(service), ...environment };
    const options = [
      ...limitsOf(compose.services[service]),
      ...Object.entries(variables).flatMap(([key, value]) => (value === undefined ? [] : [`--env=${key}=${value}`])),
      ...(volumes ?? compose.services[service].volumes ?? []).map((volume) => `--volume=${this.volume(volume)}`),
      ...(compose.services[service].secrets ?? []).map(
        (secret) => `--volume=${this.secret(secret)}:/run/secrets/${secret}:ro`,
      ),
    ];
    const container = `${PREFIX}-${name}`;
    podman('run', '--detach', ...more, ...options, '--name', container, image ?? ownImage, ...(command ?? ownCommand));
    return container;
  }

  /** Runs a service until it exits. Resolves with exit code and output. */
  async run(service, options = {}) {
    const more = [`--timeout=${READY_SECONDS}`];
    const container = this.start(service, { name: `${service}-once`, more, ...options });
    const { text: code } = await podmanAsync('wait', container);
    const result = { code: Number(code), text: logs(container) };
    remove(container);
    return result;
  }

  async startDatabase() {
    const container = this.start('db', {
      command: ['postgres', '-c', `listen_addresses=${HOST}`, '-c', `port=${this.ports.db}`],
    });
    await this.databaseReady(container);
  }

  /** Starts the database again if it has exited, as Compose does. Returns whether it had. */
  async restartDatabase() {
    const container = `${PREFIX}-db`;
    if (isRunning(container)) return false;
    podman('start', container);
    await this.databaseReady(container);
    return true;
  }

  async databaseReady(container) {
    const check = ['exec', container, 'pg_isready', '-q', '-h', HOST, '-p', this.ports.db, '-d', 'soccer_legends'];
    await until(container, async () => (await podmanAsync(...check)).code === 0);
  }

  async startWeb(index, options = {}) {
    const environment = { PORT: this.ports.web[index], METRICS_PORT: undefined, ...options.environment };
    const container = this.start('web', { ...options, name: `web-${index + 1}`, environment });
    await this.ready(container, this.ports.web[index]);
    return container;
  }

  async startWorker(options = {}) {
    const environment = { PORT: this.ports.worker, METRICS_PORT: undefined, ...options.environment };
    const container = this.start('worker', { ...options, environment });
    await this.ready(container, this.ports.worker);
    return container;
  }

  async startProxy() {
    this.proxy = this.start('proxy', {
      volumes: PROXY_FILES.map((name) => `${join(this.folder, name)}:/etc/nginx/${name}:ro`),
    });
    await this.ready(this.proxy, this.ports.site);
  }

  /** Resolves with the milliseconds until a server handles requests; rejects with its output if it exits. */
  async ready(container, port) {
    const start = performance.now();
    await until(container, async () => (await fetch(`http://${HOST}:${port}/readyz`).catch(() => undefined))?.ok);
    return performance.now() - start;
  }

  addresses(service) {
    if (!compose.services[service].image.startsWith('soccer-legends')) return {};
    return { PUBLIC_URL: this.url, ADMIN_URL: `http://localhost:${this.ports.console}`, HOST };
  }

  /**
   * Limits the size of a volume before the first service uses it.
   * @param user owner of the volume
   */
  limitVolume(name, size, user) {
    const path = join(this.folder, name);
    mkdirSync(path, { recursive: true });
    output('mount', ['-t', 'tmpfs', '-o', `size=${size},uid=${user},gid=${user},mode=0700`, 'tmpfs', path]);
    this.limited.set(name, path);
  }

  /** Fills a volume of limited size completely. Returns a function that frees the space again. */
  fillVolume(name) {
    const filler = join(this.limited.get(name), 'filler');
    // Ends with an error, because the disk is full.
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k'], { stdio: 'ignore' });
    return () => rmSync(filler);
  }

  emptyVolume(name) {
    const path = this.limited.get(name);
    if (path) for (const entry of readdirSync(path)) rmSync(join(path, entry), { recursive: true });
    else podman('volume', 'rm', '--force', `${PREFIX}-${name}`);
  }

  /** Removes all containers and volumes. */
  close() {
    removeAll();
    for (const path of this.limited.values()) output('umount', [path]);
  }

  volume(volume) {
    const [source, path, ...options] = volume.split(':');
    if (this.limited.has(source)) return [this.limited.get(source), path, ...options].join(':');
    // A named volume belongs to the user of the service that uses it.
    return source.includes('/') ? volume : [`${PREFIX}-${source}`, path, [...options, 'U'].join(',')].join(':');
  }

  secret(name) {
    return join(this.folder, 'secrets', name === 'database_url' ? 'database_url.host' : name);
  }

  /**
   * Sets the replicas of the proxy by port, which Compose's DNS returns otherwise. A running proxy closes its idle connections,
   * so visitors must not use it meanwhile.
   *
   * @param trustedProxies content of the file of the proxies in front of it
   */
  forwardTo(indexes, trustedProxies = '') {
    const ports = indexes.map((index) => this.ports.web[index]);
    const servers = (_server, options) => ports.map((port) => `server ${HOST}:${port} ${options};`).join(' ');
    const [settings, upstreams] = PROXY_FILES.map((name) => readFileSync(join(root, 'deploy/compose', name), 'utf8'));
    const own = [
      settings
        .replace('listen 8080;', `listen ${HOST}:${this.ports.site};`)
        .replace('listen 8081;', `listen ${HOST}:${this.ports.console};`),
      upstreams.replace(/^resolver .*$/m, '').replaceAll(/server web:3000 resolve (.*);/g, servers),
      trustedProxies,
    ];
    PROXY_FILES.forEach((name, index) => writeFileSync(join(this.folder, name), own[index]));
    if (this.proxy) podman('kill', '--signal=HUP', this.proxy);
  }
}

const PROXY_FILES = ['nginx.conf', 'upstreams.conf', 'trusted-proxies.conf'];

function limitsOf({
  read_only,
  tmpfs,
  cap_drop,
  cap_add,
  security_opt,
  user,
  mem_limit,
  pids_limit,
  stop_grace_period,
  shm_size,
}) {
  return [
    ...['--network=host', '--cgroups=no-conmon', '--ulimit=nofile=4096:4096', '--ulimit=nproc=1000:1000'],
    ...(read_only ? ['--read-only', '--read-only-tmpfs=false'] : []),
    // Docker's default mode, which differs from podman's.
    ...(tmpfs ?? []).map((path) => `--tmpfs=${path}:mode=1777`),
    ...(cap_drop ?? []).map((name) => `--cap-drop=${name}`),
    ...(cap_add ?? []).map((name) => `--cap-add=${name}`),
    ...(security_opt ?? []).map((option) => `--security-opt=${option.replace(':true', '')}`),
    // The proxy's image sets its user itself, but its substitute does not.
    `--user=${user ?? '101:101'}`,
    ...(mem_limit ? [`--memory=${mem_limit}`, `--memory-swap=${mem_limit}`] : []),
    ...(pids_limit ? [`--pids-limit=${pids_limit}`] : []),
    ...(shm_size ? [`--shm-size=${shm_size}`] : []),
    ...(stop_grace_period ? [`--stop-timeout=${Number.parseInt(stop_grace_period, 10)}`] : []),
  ];
}

function isRunning(container) {
  return podman('inspect', '--format={{.State.Running}}', container) === 'true';
}

async function until(container, check) {
  const end = Date.now() + READY_SECONDS * 1000;
  while (Date.now() < end) {
    if (await check()) return;
    if (!isRunning(container)) break;
    await wait(100);
  }
  throw new Error(`${container} is not ready:\n${logs(container)}`);
}

/** Returns the output of a container. */
export function logs(container) {
  return output('sh', ['-c', 'podman logs "$0" 2>&1', container]);
}

/** Stops a container with its grace period and removes it, without blocking. */
export async function stopContainer(container) {
  const { code, text } = await podmanAsync('stop', container);
  if (code !== 0) throw new Error(text);
  const exitCode = podman('inspect', '--format={{.State.ExitCode}}', container);
  if (exitCode !== '0') throw new Error(`${container} exited with ${exitCode}:\n${logs(container).slice(-2000)}`);
  remove(container);
}

export function remove(container) {
  podman('rm', '--force', '--time=0', '--ignore', container);
}

/** Removes all containers and volumes of these checks. */
export function removeAll() {
  const containers = podman('ps', '--all', `--filter=name=^${PREFIX}-`, '--format={{.Names}}');
  containers.split('\n').filter(Boolean).forEach(remove);
  const volumes = podman('volume', 'ls', `--filter=name=${PREFIX}-`, '--format={{.Name}}').split('\n').filter(Boolean);
  if (volumes.length > 0) podman('volume', 'rm', '--force', ...volumes);
}

/** Returns the memory of a container's main process in megabytes (current and peak), and its CPU time in ms. */
export function usageOf(container) {
  const pid = pidOf(container);
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (field) => Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)[1]) / 1024);
  // The name in parentheses may contain spaces. Fields 14 and 15 count ticks of 10 ms.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return {
    resident: megabytes('VmRSS'),
    peak: megabytes('VmHWM'),
    cpuMs: (Number(fields[11]) + Number(fields[12])) * 10,
  };
}

/** Returns how often a container's memory, including cached files, reached its limit, and how many processes were killed. */
export function memoryLimitOf(container) {
  const groups = readFileSync(`/proc/${pidOf(container)}/cgroup`, 'utf8');
  const group = /^\d+:memory:(.+)$/m.exec(groups)?.[1];
  const read = (file) => readFileSync(file, 'utf8');
  const count = (text, name) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)[1]);
  if (group) {
    const folder = `/sys/fs/cgroup/memory${group}`;
    return {
      reached: Number(read(`${folder}/memory.failcnt`)),
      killed: count(read(`${folder}/memory.oom_control`), 'oom_kill'),
    };
  }
  const events = read(`/sys/fs/cgroup${/^0::(.+)$/m.exec(groups)[1]}/memory.events`);
  return { reached: count(events, 'max'), killed: count(events, 'oom_kill') };
}

function pidOf(container) {
  return podman('inspect', '--format={{.State.Pid}}', container);
}
