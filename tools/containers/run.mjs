// node tools/containers/run.mjs: builds the image, runs the services of docker-compose.yml with podman, and prints the
// observations of each step. PORT is the first of 18 free ports. IMAGE=built uses the image of an earlier run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../prepare.mjs';
import { requireBaseImages } from './base-images.mjs';
import { buildImage, podman, requirePodman } from './podman.mjs';
import { production } from './production.mjs';
import { compose, removeAll, Services } from './services.mjs';
import { smallMachine } from './small-machine.mjs';
import { tls } from './tls.mjs';

const STEPS = { 'small-machine': smallMachine, production, tls };
const wanted = process.argv.slice(2);

requirePodman();
const { web, backup, db, proxy, caddy } = compose.services;
if (process.env.IMAGE !== 'built') {
  await requireBaseImages({
    node: web.build.args.NODE_IMAGE,
    postgres: db.image,
    nginx: proxy.image,
    caddy: caddy.image,
  });
  // The second build reuses the layers of the first and only adds PostgreSQL's client programs.
  for (const { image, build } of [web, backup])
    buildImage(image, root, '--layers', ...(build.target ? [`--target=${build.target}`] : []));
}

const faults = [];
const report = Object.assign((step, seen) => console.log(`${step}: ${seen}`), { fail: (fault) => faults.push(fault) });
report(
  'image',
  `${(Number(podman('image', 'inspect', '--format={{.Size}}', web.image)) / 1e6).toFixed(0)} MB uncompressed`,
);

const folder = mkdtempSync(join(tmpdir(), 'soccer-legends-containers-'));
removeAll();
try {
  for (const [name, step] of Object.entries(STEPS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const services = new Services(join(folder, name), Number(process.env.PORT ?? 5300));
    await step(services, report)
      .catch((fault) => faults.push(fault.message))
      .finally(() => services.close());
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
