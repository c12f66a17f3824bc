/** Countries as the service spells them: with hyphens, and a few in its own way. */
export function countryName(name: string): string {
  return OWN_WORDS[name] ?? name.replace(/ /g, '-');
}

const OWN_WORDS: Readonly<Record<string, string>> = {
  'United States': 'USA',
  'DR Congo': 'Congo-DR',
  'Bosnia and Herzegovina': 'Bosnia',
};
