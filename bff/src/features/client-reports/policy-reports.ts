import { Injectable } from '@nestjs/common';
import { Metrics } from '../../platform/metrics/metrics.ts';
import { Registry } from '../plugins/plugins.port.ts';

/** What our policies name; browsers add `-elem` and `-attr` to some. */
const DIRECTIVES =
  /^(?:default|script|style|img|connect|font|manifest|worker|frame|media|object)-src|^(?:base-uri|form-action|frame-ancestors|require-trusted-types-for|trusted-types)/;
const MOST_REPORTS = 20;

/** Counts what pages were kept from doing by their policy. Of a report only its directive and our own files matter. */
@Injectable()
export class PolicyReports {
  constructor(
    private readonly metrics: Metrics,
    private readonly registry: Registry,
  ) {}

  /** Takes both forms: `report-uri` sends one object, the Reporting API a list. */
  take(body: unknown): void {
    const reports = Array.isArray(body) ? body.slice(0, MOST_REPORTS).map(bodyOf) : [fieldOf(body, 'csp-report')];
    for (const report of reports) {
      const directive = fieldOf(report, 'effectiveDirective') ?? fieldOf(report, 'effective-directive');
      const source = fieldOf(report, 'sourceFile') ?? fieldOf(report, 'source-file');
      this.metrics.client.noteViolation(DIRECTIVES.exec(textOf(directive))?.[0] ?? 'other', this.ownerOf(source));
    }
  }

  // Extensions of a browser try things on our pages too: those are nobody's.
  private ownerOf(source: unknown): string {
    const [, folder, release = ''] = /^https?:\/\/[^/]+\/(assets|plugins)\/([^/]+\/[^/]+)/.exec(textOf(source)) ?? [];
    if (folder === 'assets') return 'shell';
    return this.registry.release(release.replace(/~r\d$/, ''))?.key ?? 'other';
  }
}

function bodyOf(report: unknown): unknown {
  return fieldOf(report, 'body');
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
