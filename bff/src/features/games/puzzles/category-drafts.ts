import {
  CONNECTIONS_GROUPS,
  fold,
  inEveryLanguage,
  localize,
  type Language,
  type Localized,
} from '@soccer-legends/contracts';
import type { FootballData } from '@soccer-legends/football-data';
import type { CataloguePlayer } from '../../people/people.port.ts';
import type { ClubStay } from '../../people/people.pure.port.ts';
import { addToGroup, groupBy } from '../../../platform/group-by.ts';
import { type Category, type CategoryKind, categoryTexts } from './category.ts';
import { compare } from '../../../platform/compare.ts';

/** The parts of the data set, besides the catalogue, from which categories are built. */
export type CategoryFacts = Pick<FootballData, 'groups' | 'lateralGroups' | 'nations' | 'clubs'>;

/** A category without its lookup table `fits`. */
export type CategoryDraft = Omit<Category, 'fits'> & {
  /** Indexes of the players who may belong too, according to incomplete data. */
  unsure: readonly number[];
  /** The subject in all languages. An administrator can change that of a written group. */
  names: Localized;
};

/** A smaller category cannot fill a group. */
export const MIN_MEMBERS = CONNECTIONS_GROUPS.size;

/** Returns all categories of the data with at least four members, and all written groups. */
export function draftCategories(
  players: readonly CataloguePlayer[],
  clubs: readonly (readonly ClubStay[])[],
  facts: CategoryFacts,
): CategoryDraft[] {
  return [...nationCategories(players, facts), ...clubCategories(clubs, facts), ...writtenCategories(players, facts)];
}

/** Returns the groups that people wrote, also those with too few members. */
export function writtenCategories(players: readonly CataloguePlayer[], facts: CategoryFacts): CategoryDraft[] {
  return [...groupCategories(players, facts), ...lateralCategories(players, facts)];
}

/** Returns a group without names and members, for one that an administrator added. */
export function writtenCategory(id: string): CategoryDraft {
  return { ...draft('group', id.replace('group ', ''), [], { en: '' }), level: GROUP_LEVEL };
}

const NATION_LEVEL = 1;
const CLUB_LEVEL = 1.75;
const GROUP_LEVEL = 2.25;
const TWO_CLUBS_LEVEL = 2.75;
/** Levels of lateral groups, from visible in the names (1) to known only to experts (4). */
const LATERAL_LEVELS = { 1: 1, 2: 1.75, 3: 2.25, 4: 2.75 } as const;

function nationCategories(players: readonly CataloguePlayer[], { nations }: CategoryFacts): CategoryDraft[] {
  const namesByCode = new Map(nations.map(({ code, names }) => [code, names]));
  const nationsOf = players.map(({ nation }) => (nation === null ? [] : [nation]));
  const unsure = [...nationsOf.keys()].filter((index) => nationsOf[index]!.length === 0);
  return shared(nationsOf).flatMap(([nation, members]) => {
    const names = namesByCode.get(nation);
    return names ? [{ ...draft('nation', nation, members, names), level: NATION_LEVEL, unsure }] : [];
  });
}

function clubCategories(clubs: readonly (readonly ClubStay[])[], facts: CategoryFacts): CategoryDraft[] {
  const translations = new Map(facts.clubs.map((club) => [club.id, club.names]));
  const names = new Map(clubs.flat().flatMap(({ teamId, club }) => (teamId === null ? [] : [[teamId, club] as const])));
  const known = clubs.map((stays) => new Map(stays.map((stay) => [stay.teamId, stay])));
  const byName = (one: number, other: number): number => compare(names.get(one)!, names.get(other)!) || one - other;
  const idsOf = clubs.map((stays) => stays.flatMap(({ teamId }) => teamId ?? []).sort(byName));
  const members = shared(idsOf);
  const namesakes = groupBy(members, ([club]) => names.get(club)!);
  const subjectOf = (club: number): string =>
    names.get(club)! + (namesakes.get(names.get(club)!)!.length > 1 ? ` ${club}` : '');
  // An administrator's name for a club is not translated.
  const namesOf = (club: number): Localized => {
    const translated = translations.get(club);
    return translated?.en === names.get(club) ? translated! : { en: names.get(club)! };
  };
  const stayAt = (player: number, club: number): ClubStay => known[player]!.get(club)!;
  const single = members.map(([club, players]) => ({
    ...draft('club', subjectOf(club), players, namesOf(club)),
    shown: players.filter((player) => stayAt(player, club).isRemembered),
    level: CLUB_LEVEL,
    reasonFor: (player: number) => ({ en: stayAt(player, club).years }),
  }));
  const pairs = shared(idsOf.map(pairsOf)).map(([pair, players]) => {
    const both = pair.split(' ').map(Number);
    const [first, second] = both.map(namesOf) as [Localized, Localized];
    return {
      ...draft('twoClubs', both.map(subjectOf).join(' / '), players, first, second),
      shown: players.filter((player) => both.every((club) => stayAt(player, club).isRemembered)),
      level: TWO_CLUBS_LEVEL,
      reasonFor: (player: number) => inEachLanguage(both.map((club) => [namesOf(club), stayAt(player, club).years])),
    };
  });
  return [...single, ...pairs];
}

/** Returns texts such as "Ajax 1981–1987, Neapel 1988–1991", with the clubs' names in each language. */
function inEachLanguage(stays: readonly (readonly [Localized, years: string])[]): Localized {
  const text = (language: Language): string =>
    stays.map(([club, years]) => `${localize(club, language)} ${years}`).join(', ');
  const isTranslated = stays.some(([club]) => Object.keys(club).length > 1);
  return isTranslated ? inEveryLanguage(text) : { en: text('en') };
}

function groupCategories(players: readonly CataloguePlayer[], { groups }: CategoryFacts): CategoryDraft[] {
  const names = players.map(namesOf);
  const synced = [...players.keys()].filter((index) => players[index]!.source !== 'bundled');
  return groups.map((group) => {
    const { members, unsure } = membersOf(group.members, names, synced);
    const years = new Map(Object.entries(group.years).map(([name, text]) => [fold(name), text]));
    const reasonFor = (player: number): Localized | null => {
      const name = names[player]!.find((own) => years.has(own));
      return name === undefined ? null : { en: years.get(name)! };
    };
    return { ...draft('group', group.id, members, group.names), level: GROUP_LEVEL, unsure, reasonFor };
  });
}

/** The list of a lateral group may be incomplete, so all other players are unsure. */
function lateralCategories(players: readonly CataloguePlayer[], { lateralGroups }: CategoryFacts): CategoryDraft[] {
  const indexOf = new Map(players.map(({ id, source }, index) => [source === 'bundled' ? id : undefined, index]));
  const familyOf = (id: string): string => id.split(' ')[0]!;
  const sizes = groupBy(lateralGroups, ({ id }) => familyOf(id));
  return lateralGroups.map(({ id, names, level, members }) => {
    const about = new Map(members.map((member) => [indexOf.get(member.player), member]));
    const listed = members.flatMap(({ player }) => indexOf.get(player) ?? []);
    const different = new Set(members.map(({ player, variant }) => variant ?? player)).size;
    return {
      ...draft('lateral', id, listed, names),
      unsure: [...players.keys()],
      level: LATERAL_LEVELS[level],
      // A family of thirty first names is drawn about six times as often as a group without a family.
      weight: variety(different) / Math.sqrt(sizes.get(familyOf(id))!.length),
      reasonFor: (player: number) => about.get(player)?.reason ?? null,
      variantOf: members.some(({ variant }) => variant !== null)
        ? (player: number) => about.get(player)?.variant ?? String(player)
        : null,
    };
  });
}

/** Below this size, the four players of a group repeat from board to board. */
const VARIED_SIZE = 14;

/** Returns how varied the boards of a group are: from 1 for a large group down to 0.2 for four players. */
function variety(size: number): number {
  return Math.min(1, (size - MIN_MEMBERS + 1) / (VARIED_SIZE - MIN_MEMBERS + 1));
}

function draft(
  kind: CategoryKind,
  subject: string,
  members: readonly number[],
  names: Localized,
  secondClub?: Localized,
): Omit<CategoryDraft, 'level'> {
  return {
    id: `${kind} ${subject}`,
    kind,
    names,
    texts: categoryTexts(kind, names, secondClub),
    members,
    shown: members,
    unsure: [],
    weight: 1,
    reasonFor: () => null,
    variantOf: null,
  };
}

function shared<Feature>(featuresOf: readonly (readonly Feature[])[]): [feature: Feature, members: number[]][] {
  const members = new Map<Feature, number[]>();
  for (const [index, features] of featuresOf.entries()) {
    for (const feature of features) addToGroup(members, feature, index);
  }
  return [...members].filter(([, indexes]) => indexes.length >= MIN_MEMBERS);
}

/** Returns each pair of ids, such as `13 25`. */
function pairsOf(clubs: readonly number[]): string[] {
  return clubs.flatMap((first, index) => clubs.slice(index + 1).map((second) => `${first} ${second}`));
}

/** Unsure: namesakes, because the list may mean either, and synced players, because of their spelling. */
function membersOf(
  list: readonly string[],
  names: readonly (readonly string[])[],
  synced: readonly number[],
): Pick<CategoryDraft, 'members' | 'unsure'> {
  const listed = new Set(list.map(fold));
  const playersByName = new Map<string, number[]>();
  for (const [index, own] of names.entries()) {
    for (const name of own) if (listed.has(name)) addToGroup(playersByName, name, index);
  }
  const namesakes = new Set([...playersByName.values()].filter((indexes) => indexes.length > 1).flat());
  const members = new Set([...playersByName.values()].flat().filter((index) => !namesakes.has(index)));
  const unsure = new Set([...namesakes, ...synced].filter((index) => !members.has(index)));
  return { members: [...members], unsure: [...unsure] };
}

function namesOf({ name, fullName }: CataloguePlayer): string[] {
  return [...new Set([name, ...(fullName === null ? [] : [fullName])].map(fold))];
}
