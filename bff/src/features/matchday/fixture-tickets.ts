import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/environment/clock.ts';
import { DAY_MS } from '../../platform/environment/durations.ts';
import { SigningKey } from '../../platform/signing/signing-key.ts';

/** A fixture can be continued until the end of the next day in the last time zone. */
export const TICKET_MS = 3 * DAY_MS;

/** The fixture that a ticket is for. It contains no data about the visitor. */
export interface CountedFixture {
  /** Random; a ticket can be used once. */
  id: string;
  matchday: number;
  game: string;
}

interface Ticket extends CountedFixture {
  /** Epoch milliseconds. */
  expires: number;
}

/**
 * Signed tickets, which the server issues without storing them. Each allows one result. A ticket is its JSON in base64url, a
 * dot, and the HMAC of that text in base64url.
 */
@Injectable()
export class FixtureTickets {
  constructor(
    private readonly key: SigningKey,
    private readonly clock: Clock,
  ) {}

  /** Returns a ticket that is valid on every server for `TICKET_MS`. */
  async issue(matchday: number, game: string): Promise<string> {
    const id = randomBytes(12).toString('base64url');
    const ticket: Ticket = { id, matchday, game, expires: this.clock.now().getTime() + TICKET_MS };
    const text = Buffer.from(JSON.stringify(ticket)).toString('base64url');
    return `${text}.${await this.key.sign(text)}`;
  }

  /** Returns the fixture of a valid ticket; undefined for any other text. */
  async read(given: string): Promise<CountedFixture | undefined> {
    const [text = '', signature = ''] = given.split('.');
    if (!(await this.key.isValid(text, signature))) return undefined;
    const { expires, ...fixture } = JSON.parse(Buffer.from(text, 'base64url').toString()) as Ticket;
    return expires > this.clock.now().getTime() ? fixture : undefined;
  }
}
