import { EXIT, Fault } from '../fault.ts';

/** Where the site is, and by what right this command speaks to it. */
export interface SiteOptions {
  site: string;
  token: string | undefined;
}

export const DEFAULT_SITE = 'http://localhost:3000';

/** Flags first, then `SOCCER_LEGENDS_SITE` and `SOCCER_LEGENDS_TOKEN`, then a site on this machine. */
export function readSiteOptions(
  flags: { site?: string | undefined; token?: string | undefined },
  environment: Readonly<Record<string, string | undefined>>,
): SiteOptions {
  const written = flags.site ?? environment['SOCCER_LEGENDS_SITE'] ?? DEFAULT_SITE;
  const site = URL.canParse(written) ? new URL(written) : undefined;
  if (!site || !/^https?:$/.test(site.protocol)) {
    throw new Fault(`"${written}" is no address of a site.`, {
      hint: 'Write it as http://localhost:3000 or https://games.example.org.',
      exitCode: EXIT.misused,
    });
  }
  const token = flags.token ?? environment['SOCCER_LEGENDS_TOKEN'];
  return { site: site.origin, token: token === '' ? undefined : token };
}
