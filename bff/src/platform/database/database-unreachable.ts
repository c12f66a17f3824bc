export class DatabaseUnreachable extends Error {
  /** @param databaseUrl may contain a password, which the message omits */
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
  return message?.split('\n')[0] || code || 'no reason given';
}
