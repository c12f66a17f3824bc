import { EXIT, Fault } from '../fault.ts';
import { siteOfCommand } from './site-of-command.ts';
import { siteOfProject } from './site-of-project.ts';

/** The site and the publish token for it. */
export interface SiteOptions {
  /** Its origin, without a trailing slash. */
  site: string;
  token: string | undefined;
}

/** The site that `npm start` of the workspace serves. */
export const DEFAULT_SITE = 'http://localhost:3000';

/** Help text of `--site`. */
export const SITE_HELP = `the site (default: SOCCER_LEGENDS_SITE, the site of the project or of this command, or ${DEFAULT_SITE})`;

/**
 * Reads the options from the flags, otherwise from `SOCCER_LEGENDS_SITE` and `SOCCER_LEGENDS_TOKEN`. The default is the
 * site of the project at `cwd`, otherwise the site of this command, otherwise this machine. Throws `Fault` for anything
 * but an HTTP URL.
 */
export function readSiteOptions(
  flags: { site?: string | undefined; token?: string | undefined },
  environment: Readonly<Record<string, string | undefined>>,
  cwd: string,
): SiteOptions {
  const written =
    flags.site ?? environment['SOCCER_LEGENDS_SITE'] ?? siteOfProject(cwd) ?? siteOfCommand() ?? DEFAULT_SITE;
  const site = URL.canParse(written) ? new URL(written) : undefined;
  if (!site || !/^https?:$/.test(site.protocol)) {
    throw new Fault(`"${written}" is not the URL of a site.`, {
      hint: 'Write it as http://localhost:3000 or https://games.example.org.',
      exitCode: EXIT.misused,
    });
  }
  const token = flags.token ?? environment['SOCCER_LEGENDS_TOKEN'];
  return { site: site.origin, token: token === '' ? undefined : token };
}
