import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { CachedResponse } from './cached-response.ts';

export type HotAnswer = (request: IncomingMessage) => CachedResponse;

export interface HotOptions {
  /** Requests that need more than a ready answer, and go the ordinary way. */
  unless?: (request: IncomingMessage) => boolean;
}

/** Answers for the addresses asked most, by the exact address: they leave before the framework wakes up. */
@Injectable()
export class HotAnswers {
  private readonly answers = new Map<string, { answer: HotAnswer } & HotOptions>();

  set(url: string, answer: HotAnswer, options: HotOptions = {}): void {
    this.answers.set(url, { answer, ...options });
  }

  for(request: IncomingMessage): HotAnswer | undefined {
    const known = this.answers.get(request.url!);
    return known && !known.unless?.(request) ? known.answer : undefined;
  }
}
