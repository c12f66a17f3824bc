import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = 'libs/api-football-sandbox/dist/cli.js';
const root = fileURLToPath(new URL('../..', import.meta.url));

/** The simulated football data service, in its own process. */
export interface Sandbox {
  /** Environment of a site that syncs from it. */
  environment: Record<string, string>;
  stop(): void;
}

/** @param parameters command-line parameters, such as simulated errors */
export async function startSandbox(...parameters: string[]): Promise<Sandbox> {
  const program = spawn(process.execPath, [PROGRAM, '--port', '0', ...parameters], { cwd: root });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    program.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /answers at (http:\S+);/.exec(output)?.[1];
      if (address) resolve(address);
    });
    program.once('exit', () => reject(new Error(`The sandbox exited:\n${output}`)));
  });
  return {
    environment: { API_FOOTBALL_URL: url, API_FOOTBALL_KEY: 'sandbox-key' },
    stop: () => program.kill(),
  };
}
