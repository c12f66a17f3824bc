import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { ReadyAnswer } from './ready-answer.ts';

export type HotAnswer = (request: IncomingMessage) => ReadyAnswer;

/** Answers for the addresses asked most, by the exact address: they leave before the framework wakes up. */
@Injectable()
export class HotAnswers {
  private readonly answers = new Map<string, HotAnswer>();

  set(url: string, answer: HotAnswer): void {
    this.answers.set(url, answer);
  }

  get(url: string): HotAnswer | undefined {
    return this.answers.get(url);
  }
}
