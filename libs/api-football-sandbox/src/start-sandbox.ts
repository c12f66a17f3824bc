import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadFootballData } from '@soccer-legends/football-data';
import { loadNewcomers } from './newcomers.ts';
import { Sandbox, type SandboxControl, type SandboxOptions } from './sandbox.ts';
import { createWorld } from './world.ts';

export interface RunningSandbox {
  /** Without a slash at its end. */
  url: string;
  control: SandboxControl;
  close(): Promise<void>;
}

/** Starts the sandbox on the loopback address; on any free port where none is given. */
export async function startSandbox({
  port = 0,
  ...options
}: SandboxOptions & { port?: number } = {}): Promise<RunningSandbox> {
  const data = loadFootballData();
  const sandbox = new Sandbox(createWorld(data, loadNewcomers(data)), options);
  const server = createServer((request, response) => {
    sandbox.handle(request, response).catch((fault: unknown) => response.destroy(fault as Error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  // A program that only has the sandbox beside it may end without closing it.
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
