import { fold, type Language } from '@soccer-legends/contracts';

/** The English name of a country, with the FIFA code of its national team if it is known. */
export interface Country {
  country: string;
  nation: string | null;
}

/** What `CountryNames` needs of `TranslatedNames`. */
export interface NamesOfNations {
  /** Returns the name of a FIFA code in a language; undefined for an unknown code. */
  nameOf(code: string, language: Language): string | undefined;
}

/** The countries of players, with their names in each language. All keys are English names. */
export class CountryNames {
  private readonly codes: ReadonlyMap<string, string | null>;

  constructor(
    countries: Iterable<Country>,
    private readonly nations: NamesOfNations,
  ) {
    this.codes = new Map(Array.from(countries, ({ country, nation }) => [country, nation]));
  }

  containing(text: string, language: Language): ReadonlySet<string> {
    const named = this.named(language).filter(([, name]) => fold(name).includes(text));
    return new Set(named.map(([country]) => country));
  }

  /** Returns the place of each country in the alphabetical order of a language. */
  ranks(language: Language): ReadonlyMap<string, number> {
    const { compare } = new Intl.Collator(language);
    const sorted = this.named(language).sort(([, one], [, other]) => compare(one, other));
    return new Map(sorted.map(([country], rank) => [country, rank]));
  }

  private named(language: Language): [country: string, name: string][] {
    return Array.from(this.codes, ([country, code]) => [
      country,
      (code === null ? undefined : this.nations.nameOf(code, language)) ?? country,
    ]);
  }
}
