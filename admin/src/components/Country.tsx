import { usePlatform } from '@soccer-legends/game-sdk/react';

interface CountryProps {
  /** FIFA code; null for a country that is not known. */
  nation: string | null;
  /** Shown if there is no name for the code. */
  country: string | null;
}

/** The name of a country in the page's language; a dash for none. */
export function Country({ nation, country }: CountryProps) {
  const { nationName } = usePlatform();
  return country === null ? '–' : nationName(nation, country);
}
