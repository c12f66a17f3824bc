// The base images of the Dockerfile and docker-compose.yml, or substitutes made from Debian packages if no registry can
// be reached.
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { nodeBinary } from '../prepare.mjs';
import { output, podman, podmanAsync } from './podman.mjs';

/** What the PostgreSQL image does at its first start. */
const POSTGRES_ENTRYPOINT = `#!/bin/sh
set -e
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  initdb --username="$POSTGRES_USER" --pwfile="$POSTGRES_PASSWORD_FILE" --encoding=UTF8 $POSTGRES_INITDB_ARGS
  echo "create database $POSTGRES_DB" | postgres --single -D "$PGDATA" postgres
fi
exec "$@"
`;

/** The settings of Caddy's image. */
const CADDY = [
  'ENV XDG_CONFIG_HOME=/config',
  'ENV XDG_DATA_HOME=/data',
  'CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]',
];

/**
 * Provides the images.
 * @param names the images by what they contain
 */
export async function requireBaseImages({ node, postgres, nginx, caddy }) {
  await requireImage(node, addNode);
  await requireImage(postgres, addEntrypoint, 'postgresql');
  await requireImage(nginx, () => ['--change', 'ENTRYPOINT ["nginx", "-g", "daemon off;"]'], 'nginx-light');
  await requireImage(caddy, () => CADDY.flatMap((change) => ['--change', change]), 'caddy');
}

/** @param add completes the substitute's root folder and returns options for `podman import` */
async function requireImage(name, add, ...packages) {
  if ((await podmanAsync('image', 'exists', name)).code === 0) return;
  if ((await podmanAsync('pull', '--quiet', name)).code === 0) return;
  console.log(`${name} cannot be pulled. Making a stand-in from Debian's packages …`);
  const parent = mkdtempSync(join(tmpdir(), 'soccer-legends-base-'));
  const folder = join(parent, 'root');
  try {
    const include = packages.map((one) => `--include=${one}`);
    output('debootstrap', ['--variant=minbase', ...include, 'bookworm', folder]);
    for (const path of ['var/cache/apt', 'var/lib/apt/lists']) rmSync(join(folder, path), { recursive: true });
    const options = add(folder);
    output('tar', ['-C', folder, '-cf', join(parent, 'root.tar'), '.']);
    // Without the registry's name, podman stores the image as a local one that no Dockerfile finds.
    podman(
      'import',
      ...options,
      join(parent, 'root.tar'),
      name.includes('/') ? `docker.io/${name}` : `docker.io/library/${name}`,
    );
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

/**
 * Adds this machine's Node and npm. The image gets npm's settings, because a build does not have this machine's
 * environment.
 */
function addNode(folder) {
  const modules = join(folder, 'usr/local/lib/node_modules');
  mkdirSync(modules, { recursive: true });
  // `cpSync` takes the symbolic link of the pinned Node for a folder.
  copyFileSync(nodeBinary(), join(folder, 'usr/local/bin/node'));
  cpSync(npmFolder(), join(modules, 'npm'), { recursive: true, dereference: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(folder, 'usr/local/bin', name));
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  if (certificates) {
    mkdirSync(join(folder, 'etc/ssl'), { recursive: true });
    copyFileSync(certificates, join(folder, 'etc/ssl/extra.pem'));
  }
  const variables = {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    npm_config_registry: output('npm', ['config', 'get', 'registry']),
    ...(certificates && { NODE_EXTRA_CA_CERTS: '/etc/ssl/extra.pem' }),
  };
  return Object.entries(variables).flatMap(([name, value]) => ['--change', `ENV ${name}=${value}`]);
}

/** Makes the substitute start as the PostgreSQL image does, with the same user. */
function addEntrypoint(folder) {
  writeFileSync(join(folder, 'usr/local/bin/docker-entrypoint.sh'), POSTGRES_ENTRYPOINT, { mode: 0o755 });
  mkdirSync(join(folder, 'run/postgresql'), { recursive: true });
  chmodSync(join(folder, 'run/postgresql'), 0o1777);
  const users = join(folder, 'etc/passwd');
  writeFileSync(users, readFileSync(users, 'utf8').replace(/^postgres:x:\d+:\d+/m, 'postgres:x:999:999'));
  const version = output('ls', [join(folder, 'usr/lib/postgresql')]);
  return [
    `ENV PATH=/usr/lib/postgresql/${version}/bin:/usr/local/bin:/usr/bin:/bin`,
    'ENV PGDATA=/var/lib/postgresql/data',
    'ENTRYPOINT ["docker-entrypoint.sh"]',
    'CMD ["postgres"]',
  ].flatMap((change) => ['--change', change]);
}

/** The folder of the npm on the path. `npm root --global` names the folder of the pinned Node, which has no npm. */
function npmFolder() {
  const program = realpathSync(output('sh', ['-c', 'command -v npm']));
  return dirname(dirname(program));
}
