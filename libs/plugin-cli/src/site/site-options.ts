import type { Command } from 'commander';
import { EXIT, Fault } from '../fault.ts';
import { createSiteClient, type SiteClient, type SiteOptions } from './site-client.ts';
import { siteOfCommand, siteOfProject } from './site-of-packages.ts';

/** The site that `npm start` of the workspace serves. */
export const DEFAULT_SITE = 'http://localhost:3000';

/** Help text of `--site`. */
export const SITE_HELP = `the site (default: SOCCER_LEGENDS_SITE, the site of the project or of this command, or ${DEFAULT_SITE})`;

/** Values of the flags that `withSiteFlags` adds. */
export interface SiteFlags {
  site?: string | undefined;
  token?: string | undefined;
}

/**
 * Reads the options from the flags, otherwise from `SOCCER_LEGENDS_SITE` and `SOCCER_LEGENDS_TOKEN`. The default is the
 * site of the project at `cwd`, otherwise the site of this command, otherwise this machine. Throws `Fault` for anything
 * but an HTTP URL.
 */
export function readSiteOptions(
  flags: SiteFlags,
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

/** Adds the flags of every command that sends requests to a site. */
export function withSiteFlags(command: Command): Command {
  return command
    .option('--site <url>', SITE_HELP)
    .option('--token <token>', 'the publish token (SOCCER_LEGENDS_TOKEN is safer: process lists show flags)');
}

/** Returns the client for the flags, the environment and the working directory; see `readSiteOptions`. */
export function siteOf(flags: SiteFlags): SiteClient {
  return createSiteClient(readSiteOptions(flags, process.env, process.cwd()));
}
