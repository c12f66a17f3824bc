import { type DevOverride, type DevOverrideRequest, type PluginManifest, routeOf } from '@soccer-legends/contracts';
import { checkTexts, type Finding } from '@soccer-legends/plugin-checks';
import { InvalidArgumentError, type Command } from 'commander';
import { lineFor } from '../check/add-check.ts';
import { readSources } from '../check/sources.ts';
import { Fault } from '../fault.ts';
import { colors, terminal } from '../output/terminal.ts';
import { namedPlugin } from '../release/named-plugin.ts';
import { linkText } from '../release/report.ts';
import type { BuildOutcome } from '../project/build-game.ts';
import { findProject, type Project } from '../project/find-project.ts';
import { readSiteOptions, type SiteFlags, withSiteFlags } from '../site/site-options.ts';
import { type DevServer, startDevServer } from './dev-server.ts';
import { rebuildOnChange } from './rebuild.ts';

const DEFAULT_PORT = 5199;

interface Flags extends SiteFlags {
  port: number;
  seed: string;
  json?: boolean;
}

/** Adds `dev`, which shows the game in a page of its own and in the site, and rebuilds it after every change. */
export function addDev(program: Command): void {
  withSiteFlags(program.command('dev'))
    .description('show the game, and rebuild it after every change')
    .option('--port <number>', 'the port of the development server', portNumber, DEFAULT_PORT)
    .option('--seed <text>', 'chooses what the recorded data set draws', '1')
    .option('--json', 'print one line of JSON for each event')
    .action(async ({ port, seed, json = false, ...flags }: Flags) => {
      const project = findProject(process.cwd());
      const { site, token } = readSiteOptions(flags, process.env, process.cwd());
      const server = await startDevServer({ port, site, seed }).catch((cause: unknown) => {
        throw new Fault(`The development server could not listen on port ${port}: ${(cause as Error).message}.`, {
          hint: 'Choose another port with --port.',
        });
      });
      const { origin } = server;
      if (json) printEvent({ event: 'serving', key: project.key, origin, page: pageOf(project, site) });
      else terminal.out(invitation(project, { site, origin, hasToken: token !== undefined }));
      if (token !== undefined && !json) offerLinks(project, server, flags);
      const stop = rebuildOnChange(project, (outcome) => {
        if (outcome.kind === 'built') server.show(outcome.build);
        if (outcome.kind === 'failed') server.showFailure(outcome.output);
        const texts = outcome.kind === 'built' ? checkTexts(readSources(project.folder), 'src/locales') : [];
        if (json)
          printEvent({ event: outcome.kind, texts, ...(outcome.kind === 'failed' && { output: outcome.output }) });
        else report(outcome, texts);
      });
      process.once('SIGINT', () => {
        stop();
        process.stdin.pause();
        server.close();
      });
    });
}

function printEvent(event: object): void {
  terminal.out(JSON.stringify(event));
}

/** Returns the URL of the game in the site. */
function pageOf({ key, manifest }: Project, site: string): string {
  const route = manifest['route'];
  return `${site}${routeOf({ key, ...(typeof route === 'string' && { route }) })}`;
}

function invitation(
  project: Project,
  { site, origin, hasToken }: { site: string; origin: string; hasToken: boolean },
): string {
  const inSite = `
To show it in the site as well, with its data, set SOCCER_LEGENDS_TOKEN to the publish token of the game. Or:
  1. Sign in at ${site}/admin and allow it in the Plugins tab: enter ${origin} and the plugin.json of this folder
  2. Open ${pageOf(project, site)} in the same browser; only pages of that session load it
`;
  return `${colors.bold(project.key)} is shown at ${origin}, with recorded data. Press Ctrl+C to stop.
${hasToken ? '' : inSite}`;
}

/** Prints a link that shows the build in the site, and another one whenever Enter is pressed. */
function offerLinks({ manifest }: Project, { address }: DevServer, flags: SiteFlags): void {
  const { post } = namedPlugin(undefined, flags);
  const request: DevOverrideRequest = { origin: address, manifest: manifest as unknown as PluginManifest };
  const print = () =>
    post<DevOverride>('dev-override', request).then(
      (override) => terminal.out(`${linkText(override)}\nPress Enter for another link.\n`),
      (fault: unknown) => terminal.err(colors.red((fault as Error).message)),
    );
  void print();
  process.stdin.on('data', () => void print());
}

/** @param texts faults of the texts, which do not prevent a build */
function report(outcome: BuildOutcome, texts: readonly Finding[]): void {
  const at = new Date().toLocaleTimeString();
  if (outcome.kind === 'built') terminal.out(`${colors.green('✓')} ${at} built: open pages reload`);
  else if (outcome.kind === 'failed')
    terminal.err(`${colors.red('✗')} ${at} the build failed, the last successful one stays in use:\n${outcome.output}`);
  else terminal.err(colors.red('Vite is not installed for this game. Run "npm install".'));
  for (const finding of texts) terminal.err(`${colors.yellow('warning')} ${lineFor(finding)}`);
}

function portNumber(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1024 && port <= 65_535) return port;
  throw new InvalidArgumentError('Expected a port number from 1024 to 65535.');
}
