import type { FootballData } from '@soccer-legends/football-data';
import { LANGUAGES, type Language } from '@soccer-legends/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { PUBLIC_CACHE, CachedResponse } from '../../../platform/http/cached-response.ts';
import { FOOTBALL_DATA } from '../football-data.ts';

/** Names of nations and clubs in each language, and the prepared responses of `GET /api/nations` and `/api/club-names`. */
@Injectable()
export class TranslatedNames {
  private readonly nations: ResponsesByLanguage;
  private readonly clubs: ResponsesByLanguage;
  private readonly names: ReadonlyMap<string, Readonly<Record<Language, string>>>;

  constructor(@Inject(FOOTBALL_DATA) { nations, clubs, otherClubs }: FootballData) {
    this.names = new Map(nations.map(({ code, names }) => [code, names]));
    this.nations = responsesBy((language) => nations.map(({ code, names }) => [code, names[language]]));
    this.clubs = responsesBy((language) =>
      [...clubs, ...otherClubs].flatMap(({ name, names }) =>
        language === 'en' || !names[language] ? [] : [[name, names[language]]],
      ),
    );
  }

  /** Returns the name of a FIFA code; undefined for an unknown one. */
  nameOf(code: string, language: Language): string | undefined {
    return this.names.get(code)?.[language];
  }

  nationsIn(language: Language): CachedResponse {
    return this.nations.get(language)!;
  }

  /** The names by English name, of the clubs that have another one. */
  clubsIn(language: Language): CachedResponse {
    return this.clubs.get(language)!;
  }
}

type ResponsesByLanguage = ReadonlyMap<Language, CachedResponse>;

function responsesBy(namesIn: (language: Language) => (readonly [string, string])[]): ResponsesByLanguage {
  return new Map(
    LANGUAGES.map((language) => [language, CachedResponse.json(Object.fromEntries(namesIn(language)), PUBLIC_CACHE)]),
  );
}
