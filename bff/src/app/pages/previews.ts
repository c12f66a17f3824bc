import { Injectable } from '@nestjs/common';
import type { GameListing } from '@soccer-legends/contracts';
import type { FastifyRequest } from 'fastify';
import { AdminSessions } from '../../features/admin-session/admin-sessions.ts';
import { SessionCookie } from '../../features/admin-session/session-cookie.ts';

/** Lets the administrator's browser see an inactive game at its own address. */
@Injectable()
export class Previews {
  constructor(
    private readonly sessions: AdminSessions,
    private readonly cookie: SessionCookie,
  ) {}

  async allowed(request: FastifyRequest): Promise<boolean> {
    const token = this.cookie.read(request);
    return token !== undefined && (await this.sessions.find(token)) !== undefined;
  }
}

/** Returns a registry in which one inactive game may be loaded. */
export function withPreview(listings: readonly GameListing[], key: string): readonly GameListing[] {
  return listings.map((listing) => (listing.key === key ? { ...listing, preview: true } : listing));
}
