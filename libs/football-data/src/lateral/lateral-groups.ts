import { fold, inEveryLanguage, localize, type Localized } from '@soccer-legends/contracts';
import type { Club, FootballData, LateralGroup, LateralMember, Player } from '../facts.ts';
import { playersByName } from '../players-by-name.ts';
import type { LateralBlock } from '../text/lateral.ts';
import { fail } from '../text/lines.ts';
import { hiddenWordIn, LATERAL_RULES, type RuleContext } from './rules.ts';

/** The parts of the data set from which lateral groups are made. */
export type LateralFacts = Omit<FootballData, 'groups' | 'lateralGroups' | 'aliases' | 'knownFor'>;

/**
 * Returns the groups of the blocks: one for a list of members, and one for each value of a rule. Throws `DataFileError`
 * for an unknown rule, club or coach, and for a member who does not match exactly one player of the data set.
 */
export function lateralGroups(blocks: readonly LateralBlock[], facts: LateralFacts): LateralGroup[] {
  const players = playersByName(facts.players);
  const context = {
    clubs: new Map(facts.clubs.map((club) => [club.name, club])),
    coaches: new Map(facts.coaches.map((coach) => [coach.name, coach])),
  };
  const groups = blocks.flatMap((block) =>
    block.rule === null ? [listedGroup(block, players)] : ruledGroups(block, block.rule, facts, context),
  );
  const translate = clubTranslator(facts.clubs);
  const translated = (member: LateralMember): LateralMember =>
    member.reason === null ? member : { ...member, reason: translate(member.reason) };
  return groups.map((group) => ({ ...group, members: group.members.map(translated) }));
}

/**
 * Returns a function that puts the clubs of a reason into every language. A club is followed by a number or stands in a
 * list, such as `Bayern Munich 2001`; the only word of a reason may be a birthplace, such as `Marseille`.
 */
function clubTranslator(clubs: readonly Club[]): (reason: Localized) => Localized {
  const namesOf = new Map(clubs.map(({ name, names }) => [name, names]));
  const translated = clubs.filter(({ names }) => Object.keys(names).length > 1).map(({ name }) => name);
  const club = new RegExp(`(?<=^|, )(${translated.join('|')})(?= \\d|, )|(?<=, )(${translated.join('|')})$`, 'g');
  return (reason) => {
    if (Object.keys(reason).length > 1 || reason.en.search(club) === -1) return reason;
    return inEveryLanguage((language) => reason.en.replace(club, (name) => localize(namesOf.get(name)!, language)));
  };
}

function listedGroup(block: LateralBlock, players: ReadonlyMap<string, readonly Player[]>): LateralGroup {
  const { id, names, source, level, check } = block;
  const members = block.members.map(({ name, reason }) => {
    const [player, ...namesakes] = players.get(fold(name)) ?? [];
    if (!player || namesakes.length > 0) return fail(block.line, `${name} is not exactly one player of the data set`);
    return { player: player.id, reason, variant: variantOf(block, reason) };
  });
  return { id, names, source, level, check, members };
}

function ruledGroups(block: LateralBlock, name: string, facts: LateralFacts, context: RuleContext): LateralGroup[] {
  const rule = LATERAL_RULES[name] ?? fail(block.line, `there is no rule "${name}"`);
  const values = block.values.length > 0 ? block.values : [''];
  return values.map((value) => {
    checkSubject(block, name, value, context);
    const members = facts.players.flatMap((player): LateralMember[] => {
      const text = rule(player, value, context);
      if (text === undefined) return [];
      const reason = text === '' ? null : { en: text };
      return [{ player: player.id, reason, variant: variantOf(block, reason) }];
    });
    const id = values.length === 1 ? block.id : `${block.id} ${value}`;
    return {
      id,
      names: filledNames(block, value, facts),
      source: block.source,
      level: block.level,
      check: null,
      members,
    };
  });
}

function variantOf({ differ }: LateralBlock, reason: Localized | null): string | null {
  return differ && reason ? (hiddenWordIn(reason.en) ?? reason.en) : null;
}

function checkSubject({ line }: LateralBlock, rule: string, value: string, { clubs, coaches }: RuleContext): void {
  if (rule === 'coach' && !coaches.has(value)) fail(line, `${value} is not in coaches.txt`);
  if (rule !== 'both clubs') return;
  for (const club of value.split(', ')) if (!clubs.has(club)) fail(line, `${club} is not in clubs.txt`);
}

function filledNames({ names }: LateralBlock, value: string, { nations, clubs }: LateralFacts): Localized {
  const [first, second] = value.split(', ').map((club) => clubs.find(({ name }) => name === club)?.names);
  const subjects: Readonly<Record<string, Localized | undefined>> = {
    ...{ first, second, nation: nations.find(({ code }) => code === value)?.names },
  };
  return inEveryLanguage((language) =>
    names[language].replace(/\{(\w+)\}/g, (_gap, key: string) => localize(subjects[key] ?? { en: value }, language)),
  );
}
