import { Injectable } from '@nestjs/common';
import type { GameListing } from '@soccer-legends/contracts';
import type { FastifyRequest } from 'fastify';
import { AdminSessions } from '../../features/admin-session/admin-sessions.ts';
import { SessionCookie } from '../../features/admin-session/session-cookie.ts';

/** Who may see a game that is switched off: a browser with the administrator's session, at the game's own address. */
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

/** A registry in which one game that is switched off may be loaded all the same. */
export function withPreview(listings: readonly GameListing[], key: string): readonly GameListing[] {
  return listings.map((listing) => (listing.key === key ? { ...listing, preview: true } : listing));
}
