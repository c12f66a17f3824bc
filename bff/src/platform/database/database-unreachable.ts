/** Nobody answers where the database should be, or it does not let us in. */
export class DatabaseUnreachable extends Error {
  /** @param databaseUrl may carry a password, which is not told. */
  constructor(databaseUrl: string, cause: unknown) {
    const { host, pathname } = new URL(databaseUrl);
    super(
      `The database "${decodeURIComponent(pathname.slice(1))}" at ${host} cannot be used (${reasonOf(cause)}). ` +
        'Is PostgreSQL running there, and is DATABASE_URL right?',
      { cause },
    );
  }
}

function reasonOf(cause: unknown): string {
  const { message, code } = cause as { message?: string; code?: string };
  return message?.split('\n')[0] || code || 'no reason was given';
}
