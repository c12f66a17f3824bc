import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { send } from '../fixtures/send.ts';
import { ServerProcess } from '../fixtures/server-process.ts';

test('exports traces to the endpoint of the standard variable', { timeout: 60_000 }, async () => {
  const exported: string[] = [];
  const collector = createServer((request, response) => {
    if (request.url === '/v1/traces') request.on('data', (chunk: Buffer) => exported.push(chunk.toString('latin1')));
    request.on('end', () => response.end());
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as { port: number };
  const folder = mkdtempSync(join(tmpdir(), 'sl-tracing-'));
  const server = await ServerProcess.start(folder, { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
  try {
    await server.ready();
    await send(server.url, '/api/nations');
    // The process exports pending spans before it exits.
    expect(await server.kill('SIGTERM')).toBe(0);
    expect(exported.join('')).toContain('soccer-legends');
    expect(exported.join('')).toContain('/api/nations');
  } finally {
    await server.kill('SIGKILL');
    collector.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
