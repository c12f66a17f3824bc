import type { Command } from 'commander';
import { TOKEN_EXPIRES_SOON_MS } from '@soccer-legends/contracts';
import { EXIT, Fault } from '../fault.ts';
import { terminal } from '../output/terminal.ts';
import { timeText } from '../output/value-texts.ts';
import { createSiteClient, type SiteClient, type SiteOptions } from './site-client.ts';
import { siteOfCommand, siteOfProject } from './site-of-packages.ts';

const IDENTITY_TIMEOUT_MS = 10_000;

/** The site that `npm start` of the workspace serves. */
export const DEFAULT_SITE = 'http://localhost:3000';

/** Help text of `--site`. */
export const SITE_HELP = `the site (default: SOCCER_LEGENDS_SITE, the site of the project or of this command, or ${DEFAULT_SITE})`;

type Variables = Readonly<Record<string, string | undefined>>;

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
export function readSiteOptions(flags: SiteFlags, environment: Variables, cwd: string): SiteOptions {
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

/**
 * Returns the client for the flags, the environment and the working directory; see `readSiteOptions`. It warns once, on the
 * standard error, if the permission to publish expires soon.
 */
export function siteOf(flags: SiteFlags): SiteClient {
  const options = readSiteOptions(flags, process.env, process.cwd());
  let warned = false;
  return createSiteClient({
    ...options,
    identify: () => ciIdentity(options.site, process.env),
    onExpiry: (expiresAt) => {
      const text = expiryWarning(expiresAt, new Date());
      if (text !== undefined && !warned) terminal.err(text);
      warned = true;
    },
  });
}

/** Returns a warning if the permission to publish expires soon; otherwise undefined. */
export function expiryWarning(expiresAt: Date, now: Date): string | undefined {
  if (expiresAt.getTime() - now.getTime() > TOKEN_EXPIRES_SOON_MS) return undefined;
  return `The permission to publish expires on ${timeText(expiresAt.toISOString())}. Ask an administrator to renew it.`;
}

/**
 * Returns the signed token in which the CI service states the repository and the run of this job. On GitLab, it is in
 * `SOCCER_LEGENDS_ID_TOKEN`; on GitHub, it is requested. Undefined outside of a CI job. Throws `Fault` if GitHub refuses.
 * See https://docs.github.com/actions/reference/security/oidc#methods-for-requesting-the-oidc-token.
 */
export async function ciIdentity(site: string, environment: Variables): Promise<string | undefined> {
  if (environment['SOCCER_LEGENDS_ID_TOKEN']) return environment['SOCCER_LEGENDS_ID_TOKEN'];
  const { ACTIONS_ID_TOKEN_REQUEST_URL: address, ACTIONS_ID_TOKEN_REQUEST_TOKEN: secret } = environment;
  if (!address || !secret) return undefined;
  const url = new URL(address);
  url.searchParams.set('audience', site);
  const signal = AbortSignal.timeout(IDENTITY_TIMEOUT_MS);
  const response = await fetch(url, { headers: { authorization: `Bearer ${secret}` }, signal }).catch(() => undefined);
  if (!response?.ok)
    throw new Fault(`GitHub did not identify this job (${response ? `status ${response.status}` : 'no response'}).`, {
      hint: 'Check that the workflow has the permission "id-token: write".',
    });
  return ((await response.json()) as { value: string }).value;
}
