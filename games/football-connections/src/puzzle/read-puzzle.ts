import {
  aNumber,
  aText,
  fold,
  isDistinct,
  isRecord,
  isText,
  listOf,
  objectOf,
  orElse,
  type Localized,
  type Reader,
} from '@soccer-legends/game-sdk';
import type { ConnectionsPlayer, ConnectionsReason, Difficulty } from '@soccer-legends/game-sdk/data';
import { GROUP_SIZE, GROUPS, type Group, type Puzzle } from '../rules/puzzle.ts';

/** Leaves out blank texts. */
const inSomeLanguages = (value: unknown): Partial<Localized> =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([, text]) => isText(text))) : {};

const aDifficulty: Reader<Difficulty> = (value) => ([1, 2, 3, 4] as const).find((difficulty) => difficulty === value);

const readPlayer = objectOf<ConnectionsPlayer>({
  id: aNumber,
  name: aText,
  info: orElse(aText, ''),
  image: orElse(aText, null),
});

const readReason = objectOf<ConnectionsReason>({
  player: aNumber,
  text: (value) => {
    const { en, ...others } = inSomeLanguages(value);
    return en === undefined ? undefined : { en, ...others };
  },
});

const readEntry = objectOf({
  id: (value: unknown) => aText(value) ?? aNumber(value),
  name: aText,
  description: aText,
  names: inSomeLanguages,
  descriptions: inSomeLanguages,
  players: listOf(aNumber),
  color: orElse(aText, 'transparent'),
  difficulty: aDifficulty,
  reasons: listOf(readReason),
});

const readGroup: Reader<Group> = (value) => {
  const entry = readEntry(value);
  if (!entry) return undefined;
  const { id, name, description, names, descriptions, ...group } = entry;
  return {
    ...group,
    id: `${id}`,
    name: { en: name, ...names },
    description: { en: description, ...descriptions },
  };
};

const readParts = objectOf<Puzzle>({ players: listOf(readPlayer), groups: listOf(readGroup) });

/** Validates the server's response; undefined unless each player is in exactly one group of four. */
export function readPuzzle(answer: unknown): Puzzle | undefined {
  const puzzle = readParts(answer);
  return puzzle && isWhole(puzzle) ? puzzle : undefined;
}

function isWhole({ players, groups }: Puzzle): boolean {
  const grouped = groups.flatMap((group) => group.players);
  return (
    groups.length === GROUPS &&
    groups.every((group) => group.players.length === GROUP_SIZE) &&
    players.length === GROUPS * GROUP_SIZE &&
    isDistinct(players.map(({ name }) => fold(name))) &&
    isDistinct(groups.map(({ id }) => id)) &&
    isDistinct(players.map(({ id }) => id)) &&
    players.every(({ id }) => grouped.includes(id))
  );
}
