import type { FootballData } from '@soccer-legends/football-data';
import { LANGUAGES, type Language } from '@soccer-legends/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { PUBLIC_CACHE, CachedResponse } from '../../platform/http/cached-response.ts';
import { FACTS } from './facts.ts';

/** `GET /api/nations`: country names by FIFA code, one prepared response for each language. */
@Injectable()
export class NationNames {
  private readonly byLanguage: ReadonlyMap<Language, CachedResponse>;

  constructor(@Inject(FACTS) { nations }: FootballData) {
    this.byLanguage = new Map(
      LANGUAGES.map((language) => {
        const names = Object.fromEntries(nations.map(({ code, names }) => [code, names[language]]));
        return [language, CachedResponse.json(names, PUBLIC_CACHE)];
      }),
    );
  }

  answer(language: Language): CachedResponse {
    return this.byLanguage.get(language)!;
  }
}
