// Finds nginx for benchmarks that need a caching proxy.
import { existsSync } from 'node:fs';
import { installDebianPackage } from './apt.mjs';

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** Returns the path of nginx; undefined if none was found and none can be installed. */
export async function findNginx() {
  if (!existing()) await installDebianPackage('nginx-light');
  return existing();
}

function existing() {
  return [process.env.NGINX_PATH, ...PLACES].find((path) => path && existsSync(path));
}
