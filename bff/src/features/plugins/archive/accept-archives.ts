import type { FastifyInstance } from 'fastify';
import { ARCHIVE_TYPE } from '@soccer-legends/contracts';
import { UnsupportedMediaType } from '../../../platform/http/request-errors.ts';

const TAKES_ARCHIVES = new Set(['/api/admin/plugins', '/api/admin/plugins/plan']);

/** Hands the two calls that take archives the body as it arrives; nothing is read before they ask for it. */
export function acceptArchives(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(ARCHIVE_TYPE, ({ routeOptions }, body, done) => {
    if (TAKES_ARCHIVES.has(routeOptions.url ?? '')) done(null, body);
    else done(new UnsupportedMediaType());
  });
}
