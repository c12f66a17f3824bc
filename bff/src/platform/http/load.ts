import { AsyncResource } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';

/** Kinds of requests, most important first. Health checks and files are never counted. */
const PRIORITIES = ['admin', 'page', 'move', 'read', 'write', 'report'] as const;

export type RequestPriority = (typeof PRIORITIES)[number];

/**
 * A request is rejected while at least this many requests of all kinds are in progress. The limits rise with the importance,
 * so that writes cannot displace reads, reads cannot displace the moves of a round, and moves cannot displace pages.
 */
const LIMITS: Readonly<Record<RequestPriority, number>> = {
  admin: 512,
  page: 256,
  move: 192,
  read: 128,
  write: 64,
  report: 32,
};

/** CPU milliseconds of this server that a request may wait for its start. */
const MAX_WAIT_MS = 50;
/** With at most this many requests in progress, none is rejected for its waiting time. */
const FEW_REQUESTS = 16;

/**
 * CPU milliseconds after which waiting requests are left for the next turn. Each turn also accepts one connection and
 * rejects excess requests, so long turns would delay new connections. If reading and rejecting took longer than that, the
 * turn may start requests for as long as they took. Rejecting thus never takes more than half of the time.
 */
const MIN_TURN_MS = 2;
const MAX_TURN_MS = 20;
const STARTS_PER_TURN = 16;

/**
 * Requests of one address that are in progress at once. All of a turn's work delays the hub of every other visitor, so a
 * client with many connections must not fill a turn. A class of pupils behind one address loses nothing: the event loop
 * does one thing at a time.
 */
const MOST_OF_AN_ADDRESS = 4;

/** Called once: when the request may start, or with false if it has waited too long. */
type Start = (isAccepted: boolean) => void;

interface Waiting {
  start: Start;
  address: string | undefined;
  since: number;
}

/** The time and the event loop by which the load is measured. */
export interface LoadClock {
  /** CPU time of this server, in milliseconds. */
  now: () => number;
  /** Calls back after the event loop has handled all ready events. */
  afterTurn: (callback: () => void) => void;
}

/**
 * Starts requests in the order of their importance and limits how many are in progress. A request is in progress until its
 * handler has produced a response.
 *
 * The embedded database and the rendering of pages block the event loop. If all requests that arrive together started at
 * once, the next ones would wait unnoticed in their sockets. Each turn of the event loop therefore starts only a few
 * requests, and the others wait here. Waiting is measured in CPU time, so other programs on the machine do not cause
 * rejections. Responses from memory never wait.
 */
@Injectable()
export class Load {
  /** Requests in progress, including those that wait. */
  inProgress = 0;
  private readonly waiting: Readonly<Record<RequestPriority, Waiting[]>> = {
    admin: [],
    page: [],
    move: [],
    read: [],
    write: [],
    report: [],
  };
  /** Requests in progress, without those that wait, by address. */
  // eslint-disable-next-line no-restricted-syntax -- one for each request in progress
  private readonly started = new Map<string, number>();
  /** Whether a request has started and its turn has not ended. */
  private isBusy = false;
  private turnSince = 0;
  private turnMs = MIN_TURN_MS;
  private lastTurnEnd = 0;

  constructor(private readonly clock: LoadClock = { now: threadTime, afterTurn: setImmediate }) {}

  isFull(priority: RequestPriority): boolean {
    return this.inProgress >= LIMITS[priority];
  }

  /**
   * Counts a request and starts it now or in a later turn. Returns false if the server is too busy to accept it.
   * @param address of the client; undefined for a client without a limit of its own
   */
  enter(priority: RequestPriority, address: string | undefined, start: Start): boolean {
    if (this.isFull(priority)) return false;
    this.inProgress += 1;
    // Keeps the async context of this request, such as its trace.
    const request = { start: AsyncResource.bind(start), address, since: this.clock.now() };
    if (this.isBusy || this.isAtLimit(request)) this.waiting[priority].push(request);
    else {
      this.lastTurnEnd = request.since;
      this.planStarts(1);
      this.begin(request);
    }
    return true;
  }

  /** @param address with which the request entered */
  leave(address: string | undefined): void {
    this.inProgress -= 1;
    if (address === undefined) return;
    const left = this.started.get(address)! - 1;
    if (left > 0) this.started.set(address, left);
    else this.started.delete(address);
    if (!this.isBusy && this.nextInLine()) this.planStarts(STARTS_PER_TURN);
  }

  private isAtLimit({ address }: Waiting): boolean {
    return address !== undefined && (this.started.get(address) ?? 0) >= MOST_OF_AN_ADDRESS;
  }

  private begin({ address, start }: Waiting): void {
    if (address !== undefined) this.started.set(address, (this.started.get(address) ?? 0) + 1);
    start(true);
  }

  /** Returns the place of the most important request whose address is below its limit. */
  private nextInLine(): { queue: Waiting[]; index: number } | undefined {
    for (const priority of PRIORITIES) {
      const queue = this.waiting[priority];
      const index = queue.findIndex((request) => !this.isAtLimit(request));
      if (index !== -1) return { queue, index };
    }
    return undefined;
  }

  /** Each request starts in its own callback, because its promises settle only after the callback has returned. */
  private planStarts(count: number): void {
    this.isBusy = true;
    for (let index = 0; index < count; index += 1) {
      this.clock.afterTurn(() => {
        if (index === 0) this.beginTurn();
        if (index === 0 || this.clock.now() - this.turnSince < this.turnMs) this.startNext();
        if (index === count - 1) this.endTurn();
      });
    }
  }

  private beginTurn(): void {
    this.rejectExpired();
    this.turnSince = this.clock.now();
    this.turnMs = Math.min(MAX_TURN_MS, Math.max(MIN_TURN_MS, this.turnSince - this.lastTurnEnd));
  }

  private startNext(): void {
    const next = this.nextInLine();
    if (next) this.begin(next.queue.splice(next.index, 1)[0]!);
  }

  private endTurn(): void {
    this.lastTurnEnd = this.clock.now();
    if (this.nextInLine()) this.planStarts(STARTS_PER_TURN);
    else this.isBusy = false;
  }

  private rejectExpired(): void {
    const latest = this.clock.now() - MAX_WAIT_MS;
    for (const priority of PRIORITIES.toReversed()) {
      const queue = this.waiting[priority];
      while (this.inProgress > FEW_REQUESTS && queue.length > 0 && queue[0]!.since < latest) {
        this.inProgress -= 1;
        queue.shift()!.start(false);
      }
    }
  }
}

/**
 * Returns the CPU time of the event loop's thread in milliseconds. It stands still while another program uses the processor.
 * Before Node 23.9, returns the CPU time of all threads of the process.
 */
function threadTime(): number {
  const { user, system } = (process.threadCpuUsage ?? process.cpuUsage)();
  return (user + system) / 1000;
}
