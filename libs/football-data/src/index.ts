export type { Club, Coach, Crest, Fame, FootballData, Group, Nation, Player, Position, Shirt, Spell } from './facts.ts';
export { DataFault } from './text/lines.ts';
export { loadFootballData } from './load.ts';
export { wordOf } from './surname.ts';
export { indexClubNames, parsePlayers } from './text/people.ts';
