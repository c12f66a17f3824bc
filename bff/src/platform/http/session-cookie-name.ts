const SESSION_COOKIES = ['__Host-sl_admin', 'sl_admin'] as const;
const ANY = new RegExp(`(?:^|;)\\s*(?:${SESSION_COOKIES.join('|')})=`);

/** Returns the name of the cookie with the administrator's session on a site with this origin. */
export function sessionCookieName(origin: string): (typeof SESSION_COOKIES)[number] {
  // With this prefix, browsers accept the cookie only from this host and over HTTPS.
  return origin.startsWith('https:') ? '__Host-sl_admin' : 'sl_admin';
}

export function hasSessionCookie(cookies: string | undefined): boolean {
  return cookies !== undefined && ANY.test(cookies);
}
