/** Parameters that only the server's driver supports. `pg_dump` rejects a URL with an unknown parameter. */
const DRIVER_ONLY = ['uselibpqcompat', 'statement_timeout', 'lock_timeout', 'query_timeout', 'ssl'];

export interface LibpqConnection {
  /** For `--dbname`, without the password: all users of the machine can see the arguments of a process. */
  url: string;
  /** For the environment variable PGPASSWORD. */
  password: string;
}

/** Translates the server's connection URL for the PostgreSQL programs. */
export function toLibpq(databaseUrl: string): LibpqConnection {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password || (url.searchParams.get('password') ?? ''));
  url.password = '';
  url.searchParams.delete('password');
  // With `ssl=true`, the driver verifies certificates.
  const ssl = url.searchParams.get('ssl');
  if ((ssl === 'true' || ssl === '1') && !url.searchParams.has('sslmode'))
    url.searchParams.set('sslmode', 'verify-full');
  for (const name of DRIVER_ONLY) url.searchParams.delete(name);
  return { url: url.href, password };
}
