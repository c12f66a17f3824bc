import { TRANSFER_BYTES, TRANSFER_TYPE } from '@soccer-legends/contracts';
import type { FastifyInstance } from 'fastify';
import { UnsupportedMediaType } from '../../platform/http/request-errors.ts';

const ROUTE = '/api/transfers/:id';

/** Only the route that stores sealed seasons accepts their media type. */
export function acceptTransfers(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(
    TRANSFER_TYPE,
    { parseAs: 'buffer', bodyLimit: TRANSFER_BYTES },
    ({ routeOptions }, body, done) => {
      if (routeOptions.url === ROUTE) done(null, body);
      else done(new UnsupportedMediaType());
    },
  );
}
