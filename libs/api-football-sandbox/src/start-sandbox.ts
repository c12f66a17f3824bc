import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadFootballData, type Player } from '@soccer-legends/football-data';
import { loadNewcomers } from './newcomers.ts';
import { Sandbox, type SandboxControl, type SandboxOptions } from './sandbox.ts';
import { createSandboxFootball } from './sandbox-football.ts';

export interface RunningSandbox {
  /** Without a trailing slash. */
  url: string;
  control: SandboxControl;
  close(): Promise<void>;
}

interface StartOptions extends SandboxOptions {
  /** Any free one by default. */
  port?: number;
  /** Players besides those of the bundled data set and the newcomers; ids from 50,000 to 99,999. */
  players?: readonly Player[];
}

/** Starts the sandbox on the loopback address. Rejects if the port is in use. */
export async function startSandbox({ port = 0, players = [], ...options }: StartOptions = {}): Promise<RunningSandbox> {
  const data = loadFootballData();
  const sandbox = new Sandbox(createSandboxFootball(data, [...loadNewcomers(data), ...players]), options);
  const server = createServer((request, response) => {
    sandbox.handle(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  // A program that embeds the sandbox can exit without closing it.
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    control: sandbox,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
