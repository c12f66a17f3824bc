import type { RevealMode } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { BoundedCache } from '../../../platform/caches/bounded-cache.ts';
import { CachedResponse, FOR_FRAMES, IMMUTABLE } from '../../../platform/http/cached-response.ts';
import { found, NotFound } from '../../../platform/http/request-errors.ts';
import { LARGEST_ID } from '../../../platform/http/request-fields.ts';
import { ReadModel } from '../catalogue/read-model.ts';
import { findCoach, findPlayer } from '../catalogue/snapshot.ts';
import { Pictures, type Picture } from '../catalogue/pictures.ts';

const ONE_DAY = 'public, max-age=86400';
/** Keeps an SVG that is opened directly from running scripts and loading anything. */
const HEADERS = { ...FOR_FRAMES, 'content-security-policy': "default-src 'none'; style-src 'none'; sandbox" };

interface PictureQuery {
  v?: string | undefined;
  m?: RevealMode | undefined;
}

/**
 * Renders pictures and caches the responses. Every method takes the file name, such as `5.svg`, and throws `NotFound` if
 * there is no such picture.
 */
@Injectable()
export class Drawings {
  private readonly cache = new BoundedCache<CachedResponse>('art', { sizeOf: ({ size }) => size });

  constructor(
    private readonly pictures: Pictures,
    private readonly readModel: ReadModel,
  ) {}

  crest(file: string, query: PictureQuery): CachedResponse {
    return this.respond(`crest ${file}`, found(this.pictures.crest(idIn(file))), query);
  }

  player(file: string, query: PictureQuery): CachedResponse {
    const player = found(findPlayer(this.readModel.snapshot, idIn(file)));
    return this.respond(`player ${file}`, this.pictures.player(player), query);
  }

  coach(file: string, query: PictureQuery): CachedResponse {
    const coach = found(findCoach(this.readModel.snapshot, idIn(file)));
    return this.respond(`coach ${file}`, this.pictures.coach(coach), query);
  }

  flag(file: string, query: PictureQuery): CachedResponse {
    const code = found(/^([A-Z]{3})\.svg$/.exec(file)?.[1]);
    return this.respond(`flag ${file}`, found(this.pictures.flag(code)), query);
  }

  // Immutable only if the address names this exact version: another replica may draw a different one.
  private respond(name: string, { version, draw }: Picture, { v, m }: PictureQuery): CachedResponse {
    const isCurrent = v === version;
    const key = [name, version, m ?? '', isCurrent].join(' ');
    const cacheControl = isCurrent ? IMMUTABLE : ONE_DAY;
    return this.cache.getOrMake(key, () => {
      const content = { body: Buffer.from(draw(m)), contentType: 'image/svg+xml', cacheControl, headers: HEADERS };
      return new CachedResponse(content);
    });
  }
}

function idIn(file: string): number {
  const digits = /^([1-9]\d{0,9})\.svg$/.exec(file)?.[1];
  if (!digits || Number(digits) > LARGEST_ID) throw new NotFound();
  return Number(digits);
}
