export type { AlbumSlots } from './album-editions.ts';
export { loadAlbum } from './album.ts';
export type {
  Club,
  Coach,
  Fame,
  FootballData,
  Group,
  Kit,
  LateralGroup,
  LateralMember,
  Nation,
  OtherClub,
  Player,
  Source,
  Spell,
} from './facts.ts';
export { faultsOfClub, faultsOfCoach, faultsOfPlayer, type FactFault, type FactRule } from './check/person-rules.ts';
export { DataFileError } from './text/lines.ts';
export { loadFootballData } from './load.ts';
export { wordOf } from './surname.ts';
export { otherClubIds } from './other-club-ids.ts';
export { indexClubNames, parsePlayers } from './text/people.ts';
export { lastKnown } from './text/sources.ts';
