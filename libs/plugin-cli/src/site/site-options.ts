import { EXIT, Fault } from '../fault.ts';
import { siteOfProject } from './site-of-project.ts';

/** Where the site is, and by what right this command speaks to it. */
export interface SiteOptions {
  site: string;
  token: string | undefined;
}

export const DEFAULT_SITE = 'http://localhost:3000';

/** What `--site` is for, in every command. */
export const SITE_HELP = `the site (else SOCCER_LEGENDS_SITE, else the project's own, else ${DEFAULT_SITE})`;

/**
 * Flags first, then `SOCCER_LEGENDS_SITE` and `SOCCER_LEGENDS_TOKEN`, then the site that the project around `cwd` was made
 * with, then one on this machine.
 */
export function readSiteOptions(
  flags: { site?: string | undefined; token?: string | undefined },
  environment: Readonly<Record<string, string | undefined>>,
  cwd: string,
): SiteOptions {
  const written = flags.site ?? environment['SOCCER_LEGENDS_SITE'] ?? siteOfProject(cwd) ?? DEFAULT_SITE;
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
