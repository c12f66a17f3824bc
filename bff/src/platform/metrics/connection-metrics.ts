import { Counter, Gauge, type Registry } from 'prom-client';

export class ConnectionMetrics {
  readonly refused: Counter<'limit'>;
  readonly slowReaders: Counter;

  constructor(private readonly registry: Registry) {
    this.refused = new Counter({
      name: 'http_connections_refused_total',
      help: 'Connections closed at once, by the limit that was reached: of the address, or of the server in total.',
      labelNames: ['limit'],
      registers: [registry],
    });
    this.slowReaders = new Counter({
      name: 'http_slow_readers_total',
      help: 'Connections closed because the client did not read its responses.',
      registers: [registry],
    });
  }

  observeOpen(count: () => number): void {
    const gauge: Gauge = new Gauge({
      name: 'http_connections_open',
      help: 'Open connections of clients.',
      registers: [this.registry],
      collect: () => gauge.set(count()),
    });
  }
}
