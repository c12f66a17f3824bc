// Runs podman and buildah as root, without a daemon, bridge networks or a registry.
import { spawn, spawnSync } from 'node:child_process';
import { stop } from '../prepare.mjs';

// Debian's default runtime does not work if cgroups of both versions are mounted.
const PODMAN = ['--runtime=/usr/sbin/runc', '--cgroup-manager=cgroupfs'];
const PROGRAMS = ['podman', 'buildah', 'runc', 'debootstrap', 'pebble'];

/** Exits with a message if containers cannot be run. */
export function requirePodman() {
  const missing = PROGRAMS.filter((program) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0);
  if (missing.length > 0 || process.getuid?.() !== 0)
    stop(
      `This needs root and ${PROGRAMS.join(', ')}. On Debian: apt-get install --no-install-recommends ${PROGRAMS.join(' ')}`,
    );
}

/** Runs podman and returns its standard output; throws with its error output if it fails. */
export function podman(...parameters) {
  return output('podman', [...PODMAN, ...parameters]);
}

/** Runs podman without blocking. Resolves with exit code and output. */
export function podmanAsync(...parameters) {
  const child = spawn('podman', [...PODMAN, ...parameters], { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, text })));
}

/** Builds an image of a Dockerfile and shows the output. */
export function buildImage(name, context, ...options) {
  const parameters = [
    'bud',
    '--isolation=chroot',
    '--network=host',
    '--format=docker',
    ...options,
    '-t',
    name,
    context,
  ];
  const { status } = spawnSync('buildah', parameters, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) stop(`${name} could not be built. See the output of buildah above.`);
}

/** Runs a program and returns its standard output; throws with its error output if it fails. */
export function output(program, parameters, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, parameters, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    ...options,
  });
  if (status !== 0) throw new Error(`${program} ${parameters.slice(0, 6).join(' ')}: ${error?.message ?? stderr}`);
  return stdout.trim();
}
