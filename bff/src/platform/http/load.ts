import { AsyncResource } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { threadTime } from './thread-time.ts';

/** Kinds of requests, the most important first. Health checks and files are never counted. */
const PRIORITIES = ['admin', 'page', 'move', 'read', 'write', 'report'] as const;

export type RequestPriority = (typeof PRIORITIES)[number];

/**
 * A request is rejected while this many requests of all kinds are in progress. The limits rise with the importance, so
 * that writes cannot displace reads, nor reads the moves of rounds that have begun, nor moves pages.
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
/** With at most this many requests in progress, none is rejected for its waiting time: few visitors are no overload. */
const FEW_REQUESTS = 16;

/**
 * CPU milliseconds after which the other waiting requests wait for the next turn. Each turn also accepts one connection
 * and rejects what is too much, so long turns would delay new connections, which are not counted. A turn that has spent
 * more on reading and rejecting may start requests for as long, so that rejecting never takes more than half of the time.
 */
const MIN_TURN_MS = 2;
const MAX_TURN_MS = 20;
/** Requests that a turn may start. */
const STARTS_PER_TURN = 16;

/** Called once: when the request may start, or with false if it has waited too long. */
type Start = (isAccepted: boolean) => void;

interface Waiting {
  start: Start;
  since: number;
}

/** The time and the event loop that the load is measured with. */
export interface LoadClock {
  /** CPU time of this server, in milliseconds. */
  now: () => number;
  /** Calls back after the event loop has handled all events that are ready. */
  afterTurn: (callback: () => void) => void;
}

/**
 * Starts requests in the order of their importance and limits how many are in progress. A request is in progress until
 * its handler has produced a response.
 *
 * The embedded database and the rendering of pages block the event loop. If all requests that arrive together started at
 * once, the next ones would wait in their sockets, unseen. So each turn of the event loop starts only a few requests, and
 * the others wait here. Neither their number nor the CPU time of their wait rises when another program uses the
 * processor. Responses from memory never wait.
 */
@Injectable()
export class Load {
  /** Requests in progress, with those that wait. */
  inWork = 0;
  private readonly waiting: Readonly<Record<RequestPriority, Waiting[]>> = {
    admin: [],
    page: [],
    move: [],
    read: [],
    write: [],
    report: [],
  };
  /** Whether a request has started and its turn has not ended. */
  private isBusy = false;
  private turnSince = 0;
  private turnMs = MIN_TURN_MS;
  private lastTurnEnd = 0;

  constructor(private readonly clock: LoadClock = { now: threadTime, afterTurn: setImmediate }) {}

  /** Whether a request of a priority would be rejected now. */
  isFull(priority: RequestPriority): boolean {
    return this.inWork >= LIMITS[priority];
  }

  /** Counts a request and starts it now or in a later turn. Returns false if the server is too busy to accept it. */
  enter(priority: RequestPriority, start: Start): boolean {
    if (this.isFull(priority)) return false;
    this.inWork += 1;
    // Later callbacks keep the context of this request, for example its trace.
    if (this.isBusy) this.waiting[priority].push({ start: AsyncResource.bind(start), since: this.clock.now() });
    else {
      this.lastTurnEnd = this.clock.now();
      this.planStarts(1);
      start(true);
    }
    return true;
  }

  /** Ends a request whose start was accepted. */
  leave(): void {
    this.inWork -= 1;
  }

  /** Each request starts in a callback of its own, because its promises settle only after the callback has returned. */
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
    const next = PRIORITIES.find((priority) => this.waiting[priority].length > 0);
    if (next !== undefined) this.waiting[next].shift()!.start(true);
  }

  private endTurn(): void {
    this.lastTurnEnd = this.clock.now();
    if (PRIORITIES.some((priority) => this.waiting[priority].length > 0)) this.planStarts(STARTS_PER_TURN);
    else this.isBusy = false;
  }

  private rejectExpired(): void {
    const latest = this.clock.now() - MAX_WAIT_MS;
    for (const priority of PRIORITIES.toReversed()) {
      const queue = this.waiting[priority];
      while (this.inWork > FEW_REQUESTS && queue.length > 0 && queue[0]!.since < latest) {
        this.leave();
        queue.shift()!.start(false);
      }
    }
  }
}
