import { CONNECTIONS_GROUPS, fold, LANGUAGES } from '@soccer-legends/contracts';
import type { FootballData, LateralGroup, Player } from '../facts.ts';

const MIN_MEMBERS = CONNECTIONS_GROUPS.size;

/** Returns a message for every lateral group that is too small, lacks a text, or contradicts the data set. */
export function lateralErrors(data: FootballData): string[] {
  const players = new Map(data.players.map((player) => [player.id, player]));
  return data.lateralGroups.flatMap((group) =>
    [
      ...sizeErrors(group),
      ...LANGUAGES.filter((language) => !group.names[language]).map((language) => `has no name in ${language}`),
      ...group.members
        .filter(({ player }, index) => group.members.findIndex((other) => other.player === player) < index)
        .map(({ player }) => `lists ${players.get(player)!.name} twice`),
      ...contradictions(group, players, data),
    ].map((error) => `lateral group ${group.id} ${error}`),
  );
}

function sizeErrors({ members }: LateralGroup): string[] {
  if (members.length < MIN_MEMBERS) return [`has ${members.length} members`];
  const words = new Set(members.map(({ player, variant }) => variant ?? player));
  return words.size < MIN_MEMBERS ? [`has members with only ${words.size} different words`] : [];
}

/** Checks one member, given the subject of the check, the player and the reason in English. */
type Check = (subject: string, player: Player, reason: string, data: FootballData) => boolean;

/** The checks of `lateral.txt`, selected by the words before the subject. */
const CHECKS: readonly (readonly [start: string, holds: Check])[] = [
  ['surname in the reason', (_subject, { surname }, reason) => fold(reason).split(' (')[0] === fold(surname)],
  ['clubs in the reason', (_subject, player, reason) => reason.split(', ').every((entry) => wasThere(player, entry))],
  ['years at ', (club, player, reason) => reason.split(', ').every((years) => wasAtAllOf(player, club, years))],
  ['at ', (subject, player) => wasAtAllOf(player, ...splitYears(subject))],
  ['not nation ', (nation, player) => player.nation !== nation],
  ['nation ', (nation, player) => player.nation === nation],
  ['list ', (list, player, _reason, { groups }) => isListed(player, list, groups)],
];

function contradictions(
  { check, members }: LateralGroup,
  players: ReadonlyMap<number, Player>,
  data: FootballData,
): string[] {
  if (check === null) return [];
  const [start, holds] = CHECKS.find(([words]) => check.startsWith(words)) ?? [];
  if (start === undefined || holds === undefined) return [`has an unknown check: ${check}`];
  return members
    .filter(({ player, reason }) => !holds(check.slice(start.length), players.get(player)!, reason?.en ?? '', data))
    .map(({ player }) => `contradicts the data set: ${players.get(player)!.name} (${check})`);
}

/** @param entry such as `Swindon Town 1991` */
function wasThere(player: Player, entry: string): boolean {
  const [club, years] = splitYears(entry);
  return wasAtAllOf(player, club, years);
}

/** Splits `Real Madrid 1999-2000` into the club and the years. */
function splitYears(entry: string): [club: string, years: string] {
  const gap = entry.lastIndexOf(' ');
  return [entry.slice(0, gap), entry.slice(gap + 1)];
}

/** @param years `1998`, `1998–2002`, or `2023–` for a spell that has not ended */
function wasAtAllOf({ career }: Player, club: string, years: string): boolean {
  const [first, last = first] = years.split(/[–-]/);
  const until = last === '' ? Infinity : Number(last);
  const spells = career.filter((spell) => spell.club === club).sort((a, b) => a.start - b.start);
  let reached = Number(first);
  for (const { start, end } of spells) if (start <= reached) reached = Math.max(reached, end ?? Infinity);
  return (
    spells.some(({ start, end }) => start <= Number(first) && (end ?? Infinity) >= Number(first)) && reached >= until
  );
}

function isListed({ name, fullName }: Player, list: string, groups: FootballData['groups']): boolean {
  const members = groups.find(({ id }) => id === list)?.members.map(fold) ?? [];
  return members.includes(fold(name)) || (fullName !== null && members.includes(fold(fullName)));
}
