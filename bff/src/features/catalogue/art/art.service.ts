import type { Mode } from '@soccer-legends/football-data/art';
import { Injectable } from '@nestjs/common';
import { IMMUTABLE, ReadyAnswer } from '../../../platform/http/ready-answer.ts';
import { type Picture, Pictures } from './pictures.ts';
import { ReadModel } from '../read-model.ts';
import { NothingHere } from '../../../platform/http/request-errors.ts';
import { LARGEST_ID } from '../../../platform/http/whole-number.ts';

const ONE_DAY = 'public, max-age=86400';
const POLICY = ['content-security-policy', "default-src 'none'; style-src 'none'; sandbox"];
const MOST = 5000;

/** What an address asks for: a version of the picture, and what of it may be told. */
interface Asked {
  v: string | undefined;
  m?: Mode | undefined;
}

/** Drawings as answers, kept as they are asked for. */
@Injectable()
export class ArtAnswers {
  private readonly answers = new Map<string, ReadyAnswer>();

  /** To be kept for ever where the address names the version that this is, and not an older or a newer server's. */
  of(name: string, { version, draw }: Picture, { v, m }: Asked): ReadyAnswer {
    const lasts = v === version;
    const key = [name, version, m ?? '', lasts].join(' ');
    const known = this.answers.get(key);
    if (known) return known;
    if (this.answers.size >= MOST) this.answers.clear();
    const answer = new ReadyAnswer({
      body: Buffer.from(draw(m)),
      contentType: 'image/svg+xml',
      cacheControl: lasts ? IMMUTABLE : ONE_DAY,
      headers: POLICY,
    });
    this.answers.set(key, answer);
    return answer;
  }
}

/** Pictures of what the catalogue holds now. All of them throw `NothingHere` where there is none. */
@Injectable()
export class FoundPictures {
  constructor(
    private readonly pictures: Pictures,
    private readonly readModel: ReadModel,
  ) {}

  crest(teamId: number): Picture {
    return found(this.pictures.crest(teamId));
  }

  flag(code: string): Picture {
    return found(this.pictures.flag(code));
  }

  player(id: number): Picture {
    return this.pictures.player(found(this.readModel.snapshot.players.get(id)));
  }

  coach(id: number): Picture {
    return this.pictures.coach(found(this.readModel.snapshot.coaches.get(id)));
  }
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new NothingHere();
  return value;
}

/** The id in `5001.svg`. */
export function idIn(file: string): number {
  const digits = /^([1-9]\d{0,9})\.svg$/.exec(file)?.[1];
  if (!digits || Number(digits) > LARGEST_ID) throw new NothingHere();
  return Number(digits);
}

/** The FIFA code in `ARG.svg`. */
export function codeIn(file: string): string {
  const code = /^([A-Z]{3})\.svg$/.exec(file)?.[1];
  if (!code) throw new NothingHere();
  return code;
}
