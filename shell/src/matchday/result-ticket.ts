import { send } from '@soccer-legends/api-client';
import type { CountedResult, FixtureTicket, FixtureTicketRequest } from '@soccer-legends/contracts';
import type { RoundEntry } from '../ledger/round-entry.ts';

export interface TicketCalls {
  request(matchday: number, game: string): Promise<string>;
  report(matchday: number, result: CountedResult): Promise<void>;
}

const siteCalls: TicketCalls = {
  async request(matchday, game) {
    const body: FixtureTicketRequest = { game };
    return (await send<FixtureTicket>(`/api/matchdays/${matchday}/tickets`, { method: 'POST', body })).ticket;
  },
  report: (matchday, body) => send(`/api/matchdays/${matchday}/results`, { method: 'POST', body }),
};

/** Lets the server count a fixture's result. If a call fails, the result is not counted, and nothing else changes. */
export class ResultTicket {
  #text: string | undefined;
  #requested: Promise<void> | undefined;
  readonly #fixture: { matchday: number; game: string };
  readonly #calls: TicketCalls;

  /** @param text ticket of a fixture that is continued */
  constructor(fixture: { matchday: number; game: string }, text: string | undefined, calls: TicketCalls = siteCalls) {
    this.#fixture = fixture;
    this.#text = text;
    this.#calls = calls;
  }

  /** Returns the ticket; undefined until it arrives. The first call requests it. */
  read(): string | undefined {
    if (this.#text === undefined) this.#requested ??= this.#request();
    return this.#text;
  }

  /** Sends the result once the ticket has arrived. Does nothing without a ticket, and never rejects. */
  async report({ outcome, won, met = [] }: Pick<RoundEntry, 'outcome' | 'won' | 'met'>): Promise<void> {
    await this.#requested;
    if (this.#text === undefined) return;
    const metAs = (named: 0 | 1): number[] => met.filter((one) => one[1] === named).map(([player]) => player);
    const result: CountedResult = {
      ...{ ticket: this.#text, outcome, roundsWon: won },
      ...{ named: metAs(1), missed: metAs(0) },
    };
    await this.#calls.report(this.#fixture.matchday, result).catch(() => undefined);
  }

  async #request(): Promise<void> {
    const { matchday, game } = this.#fixture;
    this.#text = await this.#calls.request(matchday, game).catch(() => undefined);
  }
}
