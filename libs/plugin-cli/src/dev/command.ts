import { routeOf } from '@soccer-legends/contracts';
import { InvalidArgumentError, type Command } from 'commander';
import { Fault } from '../fault.ts';
import { colours, terminal } from '../output/terminal.ts';
import type { BuildOutcome } from '../project/build-game.ts';
import { findProject, type Project } from '../project/find-project.ts';
import { readSiteOptions, SITE_HELP } from '../site/site-options.ts';
import { startDevServer } from './dev-server.ts';
import { rebuildOnChange } from './rebuild.ts';

const DEFAULT_PORT = 5199;

export function addDev(program: Command): void {
  program
    .command('dev')
    .description('play the game here in the running site, anew after every change')
    .option('--port <number>', 'where this serves', portNumber, DEFAULT_PORT)
    .option('--site <url>', SITE_HELP)
    .option('--json', 'for programs: one line for every event')
    .action(async ({ port, site: named, json = false }: { port: number; site?: string; json?: boolean }) => {
      const project = findProject(process.cwd());
      const { site } = readSiteOptions({ site: named }, process.env, process.cwd());
      const server = await startDevServer(port, site).catch((cause: unknown) => {
        throw new Fault(`Port ${port} cannot be used: ${(cause as Error).message}.`, {
          hint: 'Choose another with --port.',
        });
      });
      const { origin } = server;
      if (json) tell({ event: 'serving', key: project.key, origin, page: pageOf(project, site) });
      else terminal.out(invitation(project, site, origin));
      const stop = rebuildOnChange(project, (outcome) => {
        if (outcome.kind === 'built') server.show(outcome.files);
        if (json) tell({ event: outcome.kind, ...(outcome.kind === 'failed' && { output: outcome.output }) });
        else report(outcome);
      });
      process.once('SIGINT', () => {
        stop();
        server.close();
      });
    });
}

function tell(event: object): void {
  terminal.out(JSON.stringify(event));
}

/** Where the site shows the game. */
function pageOf({ key, manifest }: Project, site: string): string {
  const route = manifest['route'];
  return `${site}${routeOf({ key, ...(typeof route === 'string' && { route }) })}`;
}

function invitation(project: Project, site: string, origin: string): string {
  return `${colours.bold(project.key)} is served at ${origin}

  1. Sign in at ${site}/admin and allow it in the tab Plugins: address ${origin}, and the plugin.json of this folder
  2. Open ${pageOf(project, site)} in the same browser

Only the pages of that session load it, for as long as was allowed; a banner says so. Ctrl+C ends this.
`;
}

function report(outcome: BuildOutcome): void {
  const at = new Date().toLocaleTimeString();
  if (outcome.kind === 'built') terminal.out(`${colours.green('✓')} ${at} built: open pages begin anew`);
  else if (outcome.kind === 'failed')
    terminal.err(`${colours.red('✗')} ${at} the last good build stays:\n${outcome.output}`);
  else terminal.err(colours.red('Vite is not installed for this game: run "npm install".'));
}

function portNumber(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1024 && port <= 65_535) return port;
  throw new InvalidArgumentError('It must be a port number from 1024 to 65535.');
}
