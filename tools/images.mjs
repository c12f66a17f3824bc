// node tools/images.mjs [name]: builds the images of the server and of backups for x64 and arm64 with Docker or buildah. Pushes
// them to the name, such as registry.example.org/soccer-legends; without a name, writes them as OCI archives to dist.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { printStep, root, run, stop } from './prepare.mjs';
import { manifestOf } from './shipped-packages.mjs';

const PLATFORMS = '--platform=linux/amd64,linux/arm64';
const [registryName] = process.argv.slice(2);
const { version } = manifestOf('.');
const hasDocker = spawnSync('docker', ['buildx', 'version'], { stdio: 'ignore' }).status === 0;

mkdirSync(join(root, 'dist'), { recursive: true });
for (const [suffix, target] of [
  ['', []],
  ['-backup', ['--target=backup']],
]) {
  const tag = `${registryName ?? 'soccer-legends'}${suffix}:${version}`;
  const archive = join(root, 'dist', `soccer-legends${suffix}-${version}.oci.tar`);
  printStep(`Building ${tag} …`);
  if ((hasDocker ? buildWithDocker : buildWithBuildah)(tag, target, archive) !== 0) stop(`${tag} could not be built.`);
  console.log(registryName ? `${tag} was pushed.` : archive);
}

function buildWithDocker(tag, target, archive) {
  const output = registryName ? '--push' : `--output=type=oci,dest=${archive}`;
  return run('docker', ['buildx', 'build', PLATFORMS, ...target, '--tag', tag, output, root]);
}

function buildWithBuildah(tag, target, archive) {
  const destination = registryName ? `docker://${tag}` : `oci-archive:${archive}`;
  // Removes the list of an earlier run: buildah would add to it.
  run('buildah', ['rmi', tag], { stdio: 'ignore' });
  // Only Docker sets this argument itself.
  const builder = `--build-arg=BUILDPLATFORM=linux/${process.arch === 'x64' ? 'amd64' : process.arch}`;
  // A stored base image may be for another architecture.
  const options = ['--network=host', '--layers', '--pull-always', PLATFORMS, builder, ...target, '--manifest', tag];
  return run('buildah', ['bud', ...options, root]) || run('buildah', ['manifest', 'push', '--all', tag, destination]);
}
