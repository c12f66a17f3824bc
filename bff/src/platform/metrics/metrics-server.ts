import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics.ts';

/** Serves `/metrics` on a separate port, because metrics are for operators and not for visitors. */
export class MetricsServer {
  private server: Server | undefined;

  constructor(private readonly metrics: Metrics) {}

  /** Returns the port; for port 0, the one that the system assigned. */
  async listen(port: number, host: string): Promise<number> {
    this.metrics.addProcessMetrics();
    const server = createServer((request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      this.metrics.registry.metrics().then(
        (text) => response.writeHead(200, { 'content-type': this.metrics.registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    });
    this.server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
    return (server.address() as { port: number }).port;
  }

  close(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}
