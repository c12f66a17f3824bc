import type { LoggerService } from '@nestjs/common';
import type { Log } from './log.ts';

/** Writes Nest's messages to the server's log, its list of modules and routes at level debug. */
export class NestLog implements LoggerService {
  constructor(private readonly to: Log) {}

  log(message: unknown, ...details: unknown[]): void {
    this.to.debug({ details }, String(message));
  }

  warn(message: unknown, ...details: unknown[]): void {
    this.to.warn({ details }, String(message));
  }

  error(message: unknown, ...details: unknown[]): void {
    this.to.error({ details }, String(message));
  }

  fatal(message: unknown, ...details: unknown[]): void {
    this.to.fatal({ details }, String(message));
  }
}
