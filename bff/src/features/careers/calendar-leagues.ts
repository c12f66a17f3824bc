import { fold } from '@soccer-legends/contracts';

/** Countries, in the service's spelling, whose league season is a calendar year. */
const COUNTRIES = new Set(
  [
    'Argentina Belarus Bolivia Brazil Canada Chile China Colombia Ecuador Estonia Faroe-Islands Finland Georgia Iceland',
    'Ireland Japan Kazakhstan Latvia Lithuania Norway Paraguay Peru South-Korea Sweden Uruguay USA Uzbekistan Venezuela',
  ].flatMap((line) => line.split(' ').map(fold)),
);

export function hasCalendarYearLeague(country: string | null): boolean {
  return country !== null && COUNTRIES.has(fold(country).replace(/ /g, '-'));
}
