import { CSV_BYTES, CSV_TYPE } from '@soccer-legends/contracts';
import type { FastifyInstance } from 'fastify';
import { UnsupportedMediaType } from '../../../platform/http/request-errors.ts';

const ROUTE = '/api/admin/csv/:table';

/** Only the import route accepts CSV. */
export function acceptCsv(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(
    CSV_TYPE,
    { parseAs: 'buffer', bodyLimit: CSV_BYTES },
    ({ routeOptions }, body, done) => {
      if (routeOptions.url === ROUTE) done(null, body);
      else done(new UnsupportedMediaType());
    },
  );
}
