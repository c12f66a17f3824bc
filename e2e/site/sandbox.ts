import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = 'libs/api-football-sandbox/dist/cli.js';
const root = fileURLToPath(new URL('../..', import.meta.url));

/** The sandbox of the football data service, alone in a process. */
export interface Sandbox {
  /** What makes a site sync from it. */
  environment: Record<string, string>;
  stop(): void;
}

/** @param parameters as on its command line, such as what it does instead of answering. */
export async function startSandbox(...parameters: string[]): Promise<Sandbox> {
  const program = spawn(process.execPath, [PROGRAM, '--port', '0', ...parameters], { cwd: root });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    program.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /answers at (http:\S+);/.exec(output)?.[1];
      if (address) resolve(address);
    });
    program.once('exit', () => reject(new Error(`The sandbox gave up:\n${output}`)));
  });
  return {
    environment: { API_FOOTBALL_URL: url, API_FOOTBALL_KEY: 'sandbox-key' },
    stop: () => program.kill(),
  };
}
