import type { WebVital } from '@soccer-legends/contracts';
import { Counter, Histogram, type Registry } from 'prom-client';

/** The plugin that a page or script belongs to: always a published one, never an unchecked value of a report. */
export interface ScriptOrigin {
  plugin: string;
  version: string;
}

export class ClientMetrics {
  private readonly errors: Counter<keyof ScriptOrigin>;
  private readonly times: Histogram<keyof ScriptOrigin | 'metric'>;
  private readonly shifts: Histogram<keyof ScriptOrigin>;
  private readonly violations: Counter<'directive' | 'plugin'>;

  constructor(registry: Registry) {
    const registers = [registry];
    this.errors = new Counter({
      name: 'client_errors_total',
      help: 'Uncaught errors in visitors’ pages, by plugin.',
      labelNames: ['plugin', 'version'],
      registers,
    });
    this.times = new Histogram({
      name: 'web_vitals_seconds',
      help: 'LCP, INP, FCP and TTFB of sampled visits, by plugin.',
      buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 6],
      labelNames: ['metric', 'plugin', 'version'],
      registers,
    });
    this.shifts = new Histogram({
      name: 'web_vitals_layout_shift',
      help: 'CLS of sampled visits, by plugin.',
      buckets: [0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5],
      labelNames: ['plugin', 'version'],
      registers,
    });
    this.violations = new Counter({
      name: 'csp_reports_total',
      help: 'Violations of the Content-Security-Policy, by plugin.',
      labelNames: ['directive', 'plugin'],
      registers,
    });
  }

  countError(origin: ScriptOrigin): void {
    this.errors.inc({ ...origin });
  }

  observeVital(origin: ScriptOrigin, { name, value }: Pick<WebVital, 'name' | 'value'>): void {
    if (name === 'CLS') this.shifts.observe({ ...origin }, value);
    else this.times.observe({ metric: name, ...origin }, value / 1000);
  }

  countViolation(directive: string, plugin: string): void {
    this.violations.inc({ directive, plugin });
  }
}
