import { fold, type League } from '@soccer-legends/contracts';

const MOST_SHOWN = 30;

/** Returns the leagues to choose from: the chosen ones first, then those that match the search. */
export function leaguesShown(
  leagues: readonly League[],
  { search, chosen }: { search: string; chosen: readonly number[] },
): League[] {
  const text = fold(search.trim());
  const isChosen = ({ id }: League): boolean => chosen.includes(id);
  const matching = leagues.filter((league) => !isChosen(league) && fold(leagueLabel(league)).includes(text));
  return [...leagues.filter(isChosen), ...matching.slice(0, MOST_SHOWN)];
}

/** For example "Premier League, England". */
export function leagueLabel({ name, country }: League): string {
  return country === null ? name : `${name}, ${country.replaceAll('-', ' ')}`;
}
