import { MOST_GROUP_PLAYERS, MOST_GROUPS, type GroupPlayer, type PlayerGroup } from '@soccer-legends/contracts';
import { type RandomSource, sample } from '../../../platform/environment/random-source.ts';
import { drawWeight } from '../../people/people.pure.port.ts';
import type { Category } from './category.ts';
import type { ConnectionsIndex } from './connections-index.ts';

/** Returns `MOST_GROUPS` different groups, or all of a smaller catalogue. Each kind is drawn equally often. */
export function drawPlayerGroups(index: ConnectionsIndex, random: RandomSource): PlayerGroup[] {
  const weighted = [...index.byKind.values()].flatMap((categories) => {
    const total = categories.reduce((sum, { weight }) => sum + weight, 0);
    return categories.map((category) => ({ category, share: category.weight / total }));
  });
  const drawn = sample(weighted, random, { count: MOST_GROUPS, weight: ({ share }) => share });
  return drawn.map(({ category }) => groupOf(category, index, random));
}

function groupOf(
  { id, kind, texts, shown, reasonFor }: Category,
  { players }: ConnectionsIndex,
  random: RandomSource,
): PlayerGroup {
  const weight = (index: number): number => drawWeight(players[index]!);
  const members = sample(shown, random, { count: MOST_GROUP_PLAYERS, weight });
  const toPlayer = (index: number): GroupPlayer => {
    const { id: player, name, photo } = players[index]!;
    const reason = reasonFor(index);
    return { id: player, name, image: photo, ...(reason && { reason }) };
  };
  return { id, kind, ...texts, players: members.map(toPlayer) };
}
