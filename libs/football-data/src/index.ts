export type {
  Club,
  Coach,
  Fame,
  FootballData,
  Group,
  LateralGroup,
  LateralMember,
  Nation,
  Player,
  Position,
  Shirt,
  Spell,
} from './facts.ts';
export { DataFileError } from './text/lines.ts';
export { loadFootballData } from './load.ts';
export { wordOf } from './surname.ts';
export { indexClubNames, parsePlayers } from './text/people.ts';
