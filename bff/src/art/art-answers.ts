import { Injectable } from '@nestjs/common';
import { Bus } from '../events/bus.ts';
import { IMMUTABLE, ReadyAnswer } from '../http/ready-answer.ts';

const ONE_DAY = 'public, max-age=86400';
const POLICY = ['content-security-policy', "default-src 'none'; style-src 'none'; sandbox"];
const MOST = 5000;

/** Drawings as answers, kept until the catalogue changes. */
@Injectable()
export class ArtAnswers {
  private readonly answers = new Map<string, ReadyAnswer>();

  constructor(bus: Bus) {
    bus.subscribe(({ type }) => {
      if (type === 'catalogue') this.answers.clear();
    });
  }

  /** @param versioned whether the address names a version, and so never means another picture. */
  of(name: string, draw: () => string, versioned: boolean): ReadyAnswer {
    const key = `${name} ${versioned}`;
    const known = this.answers.get(key);
    if (known) return known;
    if (this.answers.size >= MOST) this.answers.clear();
    const answer = new ReadyAnswer({
      body: Buffer.from(draw()),
      contentType: 'image/svg+xml',
      cacheControl: versioned ? IMMUTABLE : ONE_DAY,
      headers: POLICY,
    });
    this.answers.set(key, answer);
    return answer;
  }
}
