import type { WebVital } from '@soccer-legends/contracts';
import { Counter, Histogram, type Registry } from 'prom-client';

/** Whose page or script it was; only what was published here, and never what a report merely claims. */
export interface Owner {
  plugin: string;
  version: string;
}

/** What visitors' pages tell of themselves. */
export class ClientFigures {
  private readonly errors: Counter<keyof Owner>;
  private readonly times: Histogram<keyof Owner | 'metric'>;
  private readonly shifts: Histogram<keyof Owner>;
  private readonly violations: Counter<'directive' | 'plugin'>;

  constructor(registry: Registry) {
    const registers = [registry];
    this.errors = new Counter({
      name: 'client_errors_total',
      help: 'Errors in visitors’ pages that nobody caught, by whose script they were in.',
      ...{ labelNames: ['plugin', 'version'], registers },
    });
    this.times = new Histogram({
      name: 'web_vitals_seconds',
      help: 'LCP, INP, FCP and TTFB of a share of the visits, by whose page it was.',
      buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 6],
      ...{ labelNames: ['metric', 'plugin', 'version'], registers },
    });
    this.shifts = new Histogram({
      name: 'web_vitals_layout_shift',
      help: 'CLS of a share of the visits, by whose page it was.',
      buckets: [0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5],
      ...{ labelNames: ['plugin', 'version'], registers },
    });
    this.violations = new Counter({
      name: 'csp_reports_total',
      help: 'What pages were kept from doing by their policy, by whose script tried it.',
      ...{ labelNames: ['directive', 'plugin'], registers },
    });
  }

  noteError(owner: Owner): void {
    this.errors.inc({ ...owner });
  }

  noteVital(owner: Owner, { name, value }: Pick<WebVital, 'name' | 'value'>): void {
    if (name === 'CLS') this.shifts.observe({ ...owner }, value);
    else this.times.observe({ metric: name, ...owner }, value / 1000);
  }

  noteViolation(directive: string, plugin: string): void {
    this.violations.inc({ directive, plugin });
  }
}
