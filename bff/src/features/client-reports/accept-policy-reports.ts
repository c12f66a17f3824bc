import type { FastifyInstance } from 'fastify';
import { parseJsonBody } from '../../platform/http/json-body.ts';
import { UnsupportedMediaType } from '../../platform/http/request-errors.ts';

export const POLICY_REPORT_PATH = '/api/csp-reports';
/** Media types of the directives `report-uri` (CSP Level 2) and `report-to` (Reporting API). */
export const POLICY_REPORT_TYPES = ['application/csp-report', 'application/reports+json'];
const MAX_BODY_BYTES = 8 * 1024;

/** Only the report route accepts these media types, which contain JSON. */
export function acceptPolicyReports(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(
    POLICY_REPORT_TYPES,
    { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
    ({ routeOptions }, body, done) => {
      if (routeOptions.url !== POLICY_REPORT_PATH) return done(new UnsupportedMediaType());
      try {
        done(null, parseJsonBody(body as Buffer));
      } catch (error) {
        done(error as Error);
      }
    },
  );
}
