import type { Command } from 'commander';
import { createSiteClient, type SiteClient } from './site-client.ts';
import { readSiteOptions, SITE_HELP } from './site-options.ts';

/** Values of the flags that `withSiteFlags` adds. */
export interface SiteFlags {
  site?: string;
  token?: string;
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
