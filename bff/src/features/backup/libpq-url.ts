/** Parameters that only the server's driver supports; `pg_dump` rejects a URL with an unknown parameter. */
const DRIVER_ONLY = ['uselibpqcompat', 'statement_timeout', 'lock_timeout', 'query_timeout', 'ssl'];

/** How a PostgreSQL program connects to the database of the server. */
export interface LibpqConnection {
  /** For `--dbname`, without the password: arguments are visible to all users of the machine. */
  url: string;
  /** For the environment variable PGPASSWORD. */
  password: string;
}

/** Translates the server's connection URL for the PostgreSQL programs. Keeps every parameter that they support. */
export function toLibpq(databaseUrl: string): LibpqConnection {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password || (url.searchParams.get('password') ?? ''));
  url.password = '';
  url.searchParams.delete('password');
  // The driver verifies certificates with `ssl=true`.
  const ssl = url.searchParams.get('ssl');
  if ((ssl === 'true' || ssl === '1') && !url.searchParams.has('sslmode'))
    url.searchParams.set('sslmode', 'verify-full');
  for (const name of DRIVER_ONLY) url.searchParams.delete(name);
  return { url: url.href, password };
}
