import type { FootballData } from '@soccer-legends/football-data';
import { LANGUAGES, type Language } from '@soccer-legends/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { PUBLIC_CACHE, CachedResponse } from '../../../platform/http/cached-response.ts';
import { FOOTBALL_DATA } from '../football-data.ts';

/** Country names by FIFA code in each language, and the prepared responses of `GET /api/nations`. */
@Injectable()
export class NationNames {
  private readonly byLanguage: ReadonlyMap<Language, CachedResponse>;
  private readonly names: ReadonlyMap<string, Readonly<Record<Language, string>>>;

  constructor(@Inject(FOOTBALL_DATA) { nations }: FootballData) {
    this.names = new Map(nations.map(({ code, names }) => [code, names]));
    this.byLanguage = new Map(
      LANGUAGES.map((language) => {
        const names = Object.fromEntries(nations.map(({ code, names }) => [code, names[language]]));
        return [language, CachedResponse.json(names, PUBLIC_CACHE)];
      }),
    );
  }

  /** Returns the name of a FIFA code; undefined for an unknown one. */
  nameOf(code: string, language: Language): string | undefined {
    return this.names.get(code)?.[language];
  }

  answer(language: Language): CachedResponse {
    return this.byLanguage.get(language)!;
  }
}
