import { fold } from '@soccer-legends/contracts';
import { addToGroup } from '../../../platform/group-by.ts';
import { inSteps, type Steps } from '../../../platform/slices.ts';
import type { CataloguePlayer } from '../catalogue/snapshot.ts';
import { isSameClub, type Spell } from '../model/facts.ts';

export type ComparedPlayer = Pick<CataloguePlayer, 'id' | 'name' | 'born'> & {
  spells: readonly Pick<Spell, 'club' | 'teamId'>[];
};

/**
 * Returns the players who are probably listed twice. Another player has a common club, the same name apart from accents and
 * case, and the same year of birth or an unknown one.
 */
export function* duplicatesAmong<Player extends ComparedPlayer>(players: Iterable<Player>): Steps<Player[]> {
  const namesakes = new Map<string, Player[]>();
  yield* inSteps(players, (player) => addToGroup(namesakes, fold(player.name), player));
  const duplicates: Player[] = [];
  yield* inSteps(namesakes.values(), (group) => {
    const isDuplicate = (one: Player): boolean => group.some((other) => other !== one && areProbablySame(one, other));
    duplicates.push(...group.filter(isDuplicate));
  });
  return duplicates;
}

function areProbablySame(one: ComparedPlayer, other: ComparedPlayer): boolean {
  if (one.born !== null && other.born !== null && one.born !== other.born) return false;
  return one.spells.some((spell) => other.spells.some((otherSpell) => isSameClub(spell, otherSpell)));
}
