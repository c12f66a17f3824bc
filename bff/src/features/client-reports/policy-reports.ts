import type { FastifyInstance } from 'fastify';
import { acceptBodies, parseJsonBody } from '../../platform/http/json-body.ts';
import { Injectable } from '@nestjs/common';
import { POLICY_REPORT_PATH } from '@soccer-legends/plugin-checks/page';
import { Metrics } from '../../platform/metrics/metrics.ts';
import { Registry } from '../plugins/plugins.port.ts';

/** Media types of the directives `report-uri` (CSP Level 2) and `report-to` (Reporting API). */
export const POLICY_REPORT_TYPES = ['application/csp-report', 'application/reports+json'];
const MAX_BODY_BYTES = 8 * 1024;

/** Only the report route accepts these media types, which contain JSON. */
export function acceptPolicyReports(fastify: FastifyInstance): void {
  acceptBodies(fastify, POLICY_REPORT_TYPES, {
    limit: MAX_BODY_BYTES,
    route: POLICY_REPORT_PATH,
    read: parseJsonBody,
  });
}

/** Directives of the site's policies. Browsers append `-elem` or `-attr` to some of them. */
const DIRECTIVES =
  /^(?:default|script|style|img|connect|font|manifest|worker|frame|media|object)-src|^(?:base-uri|form-action|frame-ancestors|require-trusted-types-for|trusted-types)/;
const MAX_REPORTS = 20;

/** Counts violations of the Content-Security-Policy by directive and plugin. Stores nothing else of a report. */
@Injectable()
export class PolicyReports {
  constructor(
    private readonly metrics: Metrics,
    private readonly registry: Registry,
  ) {}

  /** Accepts both formats: `report-uri` sends an object, the Reporting API an array. */
  record(body: unknown): void {
    const reports = Array.isArray(body)
      ? body.slice(0, MAX_REPORTS).map((report) => fieldOf(report, 'body'))
      : [fieldOf(body, 'csp-report')];
    for (const report of reports) {
      const directive = fieldOf(report, 'effectiveDirective') ?? fieldOf(report, 'effective-directive');
      const source = fieldOf(report, 'sourceFile') ?? fieldOf(report, 'source-file');
      this.metrics.client.countViolation(DIRECTIVES.exec(textOf(directive))?.[0] ?? 'other', this.pluginOf(source));
    }
  }

  // Browser extensions cause violations too. Those belong to no plugin.
  private pluginOf(source: unknown): string {
    const [, folder, release = ''] = /^https?:\/\/[^/]+\/(assets|plugins)\/([^/]+\/[^/]+)/.exec(textOf(source)) ?? [];
    if (folder === 'assets') return 'shell';
    return this.registry.release(release.replace(/~r\d$/, ''))?.key ?? 'other';
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
