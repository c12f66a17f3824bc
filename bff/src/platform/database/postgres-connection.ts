import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import type { ClientConfig } from 'pg';
import { OperatorError } from '../environment/operator-error.ts';

/** How the driver connects. The URL has no TLS parameters, because the driver would read them otherwise than libpq. */
export type PostgresConnection = Required<Pick<ClientConfig, 'connectionString' | 'ssl'>>;

/** The mode and the paths of the files: root certificates, client certificate and its key. */
type TlsParameters = Record<(typeof TLS_PARAMETERS)[number], string | undefined>;

const TLS_PARAMETERS = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey'] as const;
const MODES = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'];
/** Instead of a file: the certificate authorities that the operating system or Node.js knows. */
const KNOWN_AUTHORITIES = 'system';

/**
 * Moves the TLS parameters out of a URL, with libpq's defaults: the variables PGSSLMODE and so on, then `prefer`. Throws an
 * `OperatorError` for parameters that libpq or the driver would ignore or reject.
 *
 * @see https://www.postgresql.org/docs/current/libpq-ssl.html
 */
export function takeTlsParameters({ searchParams }: URL): TlsParameters {
  // libpq accepts this parameter of the JDBC driver.
  if (searchParams.get('ssl') === 'true' && !searchParams.has('sslmode')) searchParams.set('sslmode', 'require');
  if (searchParams.get('ssl') === 'true') searchParams.delete('ssl');
  const taken = TLS_PARAMETERS.map((name) => [name, searchParams.get(name) ?? process.env[`PG${name.toUpperCase()}`]]);
  for (const name of TLS_PARAMETERS) searchParams.delete(name);
  const tls = Object.fromEntries(taken) as TlsParameters;
  tls.sslmode ??= tls.sslrootcert === KNOWN_AUTHORITIES ? 'verify-full' : 'prefer';
  const fault = faultOf(tls, [...searchParams.keys()]);
  if (fault) throw new OperatorError(`DATABASE_URL cannot be used: ${fault}`);
  return tls;
}

function faultOf(
  { sslmode, sslrootcert, sslcert, sslkey }: TlsParameters,
  rest: readonly string[],
): string | undefined {
  const unknown = rest.find((name) => name.startsWith('ssl'));
  if (unknown) return `the server does not support the parameter ${unknown}.`;
  if (!MODES.includes(sslmode!)) return `sslmode must be one of ${MODES.join(', ')}.`;
  if (sslmode!.startsWith('verify') && !sslrootcert)
    return `sslmode=${sslmode} needs sslrootcert: a file with root certificates, or "${KNOWN_AUTHORITIES}".`;
  if (sslrootcert === KNOWN_AUTHORITIES && sslmode !== 'verify-full')
    return `sslrootcert=${KNOWN_AUTHORITIES} needs sslmode=verify-full, because anyone can get such a certificate.`;
  return Boolean(sslcert) === Boolean(sslkey) ? undefined : 'sslcert and sslkey are needed together.';
}

/**
 * Returns the ways to connect to a PostgreSQL server that its URL allows, the preferred one first. `allow` and `prefer` have
 * two. Throws an `OperatorError` for invalid TLS parameters and unreadable files.
 */
export function connectionsTo(databaseUrl: string): PostgresConnection[] {
  const url = new URL(databaseUrl);
  const tls = takeTlsParameters(url);
  const connectionString = url.href;
  const plain = { connectionString, ssl: false };
  if (tls.sslmode === 'disable') return [plain];
  const encrypted = { connectionString, ssl: encryption(url.hostname.replace(/^\[|\]$/g, ''), tls) };
  if (tls.sslmode === 'allow') return [plain, encrypted];
  return tls.sslmode === 'prefer' ? [encrypted, plain] : [encrypted];
}

function encryption(host: string, { sslmode, sslrootcert, sslcert, sslkey }: TlsParameters) {
  const isFull = sslmode === 'verify-full';
  const isVerified = isFull || sslmode === 'verify-ca' || (sslmode === 'require' && sslrootcert !== undefined);
  return {
    rejectUnauthorized: isVerified,
    ...(isVerified && sslrootcert && sslrootcert !== KNOWN_AUTHORITIES && { ca: read(sslrootcert) }),
    ...(sslcert && sslkey && { cert: read(sslcert), key: read(sslkey) }),
    ...(!isFull && { checkServerIdentity: () => undefined }),
    // The driver names the server only if it is not an address, and Node.js would then verify "localhost".
    ...(isIP(host) > 0 && { host }),
  };
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new OperatorError(`A file of DATABASE_URL cannot be read: ${(error as Error).message}.`, { cause: error });
  }
}
