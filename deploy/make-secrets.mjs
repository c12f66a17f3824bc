// Creates the secrets that docker-compose.yml reads. Existing secrets stay the same.
//   node deploy/make-secrets.mjs
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = process.argv[2] ?? fileURLToPath(new URL('../secrets', import.meta.url));
// Only the owner can open the folder. The files are readable by others, because containers run as other users.
mkdirSync(folder, { recursive: true, mode: 0o700 });

const random = () => randomBytes(24).toString('base64url');
const password = secret('database_password', random);
secret('database_url', () => `postgres://soccer_legends:${password}@db:5432/soccer_legends`);
secret('s3_password', random);
secret('grafana_password', random);
secret('api_football_key', () => '');
const fresh = !existsSync(join(folder, 'admin_password'));
const admin = secret('admin_password', random);

console.log(`The secrets are in ${folder}.`);
if (fresh) console.log(`Administrator password: ${admin}`);
console.log('Write your API-Football key to api_football_key there. Without a key, the bundled sandbox is used.');

function secret(name, make) {
  const file = join(folder, name);
  if (!existsSync(file)) writeFileSync(file, make(), { mode: 0o444 });
  return readFileSync(file, 'utf8');
}
