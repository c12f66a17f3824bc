import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { CoachSummary } from '@soccer-legends/contracts';
import { Bus } from '../events/bus.ts';
import { HotAnswers } from '../http/hot-answers.ts';
import { PublicOrigin } from '../http/public-origin.ts';
import { PUBLIC_CACHE, ReadyAnswer } from '../http/ready-answer.ts';
import { ReadModel } from './read-model.ts';
import type { CatalogueCoach } from './snapshot.ts';

const MOST_ORIGINS = 4;

/** `GET /api/coaches`: photo addresses are absolute, so there is one answer for each origin that visitors use. */
@Injectable()
export class CoachList {
  private readonly byOrigin = new Map<string, ReadyAnswer>();

  constructor(
    private readonly readModel: ReadModel,
    private readonly origin: PublicOrigin,
    bus: Bus,
    hot: HotAnswers,
  ) {
    bus.subscribe(({ type }) => {
      if (type === 'catalogue') this.byOrigin.clear();
    });
    for (const url of ['/api/coaches', '/api/coaches?limit=1000']) hot.set(url, (request) => this.answer(request));
  }

  answer(request: IncomingMessage, limit?: number): ReadyAnswer {
    const origin = this.origin.of(request);
    if (limit !== undefined && limit < this.readModel.snapshot.coaches.size) return this.make(origin, limit);
    const known = this.byOrigin.get(origin);
    if (known) return known;
    if (this.byOrigin.size >= MOST_ORIGINS) this.byOrigin.clear();
    const answer = this.make(origin);
    this.byOrigin.set(origin, answer);
    return answer;
  }

  private make(origin: string, limit?: number): ReadyAnswer {
    const coaches = [...this.readModel.snapshot.coaches.values()].slice(0, limit);
    return ReadyAnswer.json(
      coaches.map((coach) => toCoachSummary(coach, origin)),
      PUBLIC_CACHE,
    );
  }
}

function toCoachSummary(
  { id, name, photo, source, country, nation, spells }: CatalogueCoach,
  origin: string,
): CoachSummary {
  const drawn = source === 'bundled' ? `${origin}/art/coach/${id}.svg` : null;
  const present = spells.findLast(({ endYear }) => endYear === null);
  return { id, name, photo: photo ?? drawn, country, nation, team: present?.club ?? null };
}
