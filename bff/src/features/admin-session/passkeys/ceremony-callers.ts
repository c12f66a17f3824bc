import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PublicOrigin } from '../../../platform/http/site-addresses.ts';
import { RequestOrigins, type RequestOrigin } from '../../../platform/http/request-origin.ts';

/** The origin and the sender of a step of a WebAuthn ceremony. */
export interface CeremonyCaller {
  /** The console's address in the browser, such as `https://admin.example.com`. The browser signs it. */
  webOrigin: string;
  from: RequestOrigin;
}

@Injectable()
export class CeremonyCallers {
  constructor(
    private readonly publicOrigin: PublicOrigin,
    private readonly origins: RequestOrigins,
  ) {}

  of(request: FastifyRequest): CeremonyCaller {
    return { webOrigin: this.publicOrigin.of(request.raw), from: this.origins.of(request) };
  }
}
