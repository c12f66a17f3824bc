import { Injectable } from '@nestjs/common';

/**
 * Kinds of requests that are rejected under load, the least important last. Health checks and files are never rejected.
 */
export type RequestPriority = 'admin' | 'page' | 'read' | 'write' | 'report';

/**
 * A request is rejected while this many requests of all kinds are in progress. The limits rise with the importance, so
 * that writes cannot displace reads, nor reads pages.
 */
const LIMITS: Readonly<Record<RequestPriority, number>> = { admin: 512, page: 256, read: 128, write: 64, report: 32 };

/**
 * Counts the requests whose handlers have not produced a response yet. Unlike the lag of the event loop, this number
 * does not rise when another program on the machine uses the processor. Responses from memory are made at once and
 * never count.
 */
@Injectable()
export class Load {
  inWork = 0;

  /** Counts a request. Returns false if the server is too busy to accept it. */
  enter(priority: RequestPriority): boolean {
    if (this.inWork >= LIMITS[priority]) return false;
    this.inWork += 1;
    return true;
  }

  leave(): void {
    this.inWork -= 1;
  }
}
