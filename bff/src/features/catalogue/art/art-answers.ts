import type { Mode } from '@soccer-legends/football-data/art';
import { Injectable } from '@nestjs/common';
import { IMMUTABLE, CachedResponse } from '../../../platform/http/cached-response.ts';
import type { Picture } from './pictures.ts';

const ONE_DAY = 'public, max-age=86400';
const POLICY = { 'content-security-policy': "default-src 'none'; style-src 'none'; sandbox" };
const MOST = 5000;

/** What an address asks for: a version of the picture, and what of it may be told. */
interface Asked {
  v: string | undefined;
  m?: Mode | undefined;
}

/** Drawings as answers, kept as they are asked for. */
@Injectable()
export class ArtAnswers {
  private readonly answers = new Map<string, CachedResponse>();

  /** To be kept for ever where the address names the version that this is, and not an older or a newer server's. */
  of(name: string, { version, draw }: Picture, { v, m }: Asked): CachedResponse {
    const lasts = v === version;
    const key = [name, version, m ?? '', lasts].join(' ');
    const known = this.answers.get(key);
    if (known) return known;
    if (this.answers.size >= MOST) this.answers.clear();
    const answer = new CachedResponse({
      body: Buffer.from(draw(m)),
      contentType: 'image/svg+xml',
      cacheControl: lasts ? IMMUTABLE : ONE_DAY,
      headers: POLICY,
    });
    this.answers.set(key, answer);
    return answer;
  }
}
