import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config/config.ts';
import { ClientAddresses } from './client-address.ts';

/** The origin of a request for the audit log and the rate limits. */
export interface RequestOrigin {
  requestId: string;
  visitor: string;
}

@Injectable()
export class RequestOrigins {
  private readonly addresses: ClientAddresses;

  constructor(@Inject(CONFIG) { trustProxy }: Config) {
    this.addresses = new ClientAddresses(trustProxy);
  }

  of(request: FastifyRequest): RequestOrigin {
    return { requestId: request.id, visitor: this.addresses.visitor(request.raw) };
  }
}
