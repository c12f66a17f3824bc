import { fold, isDistinct, isRecord, isText, type Localized, type Loose } from '@soccer-legends/game-sdk';
import type { ConnectionsGroup, ConnectionsPlayer, Difficulty } from '@soccer-legends/game-sdk/data';
import { GROUP_SIZE, GROUPS, type Group, type GroupText, type Puzzle, type Reason } from '../rules/puzzle.ts';

/** Validates the server's response; undefined unless each player is in exactly one group of four. */
export function readPuzzle(answer: unknown): Puzzle | undefined {
  if (!isRecord(answer) || !Array.isArray(answer['players']) || !Array.isArray(answer['groups'])) return undefined;
  const players = answer['players'].map(readPlayer).filter((player) => player !== undefined);
  const groups = answer['groups'].map(readGroup).filter((group) => group !== undefined);
  const grouped = groups.flatMap((group) => group.players);
  const isWhole =
    groups.length === GROUPS &&
    groups.every((group) => group.players.length === GROUP_SIZE) &&
    players.length === GROUPS * GROUP_SIZE &&
    isDistinct(players.map(({ name }) => fold(name))) &&
    isDistinct(groups.map(({ id }) => id)) &&
    isDistinct(players.map(({ id }) => id)) &&
    players.every(({ id }) => grouped.includes(id));
  return isWhole ? { players, groups } : undefined;
}

function readPlayer(entry: unknown): ConnectionsPlayer | undefined {
  if (!isRecord(entry)) return undefined;
  const { id, name, info, image }: Loose<ConnectionsPlayer> = entry;
  if (typeof id !== 'number' || !isText(name)) return undefined;
  return { id, name, info: isText(info) ? info : '', image: isText(image) ? image : null };
}

function readGroup(entry: unknown): Group | undefined {
  if (!isRecord(entry)) return undefined;
  const { id, name, description, names, descriptions, players, color, difficulty }: Loose<ConnectionsGroup> = entry;
  const isGroup =
    (isText(id) || typeof id === 'number') && isText(name) && isText(description) && isDifficulty(difficulty);
  if (!isGroup || !Array.isArray(players)) return undefined;
  return {
    id: `${id}`,
    name: inLanguages(names, name),
    description: inLanguages(descriptions, description),
    players: players.filter((player) => typeof player === 'number'),
    color: isText(color) ? color : 'transparent',
    difficulty,
    reasons: readReasons(entry['reasons']),
  };
}

function readReasons(reasons: unknown): Reason[] {
  if (!Array.isArray(reasons)) return [];
  return reasons.filter(isRecord).flatMap(({ player, text }) => {
    const english = isRecord(text) ? text['en'] : undefined;
    return typeof player === 'number' && isText(english) ? [{ player, text: inLanguages(text, english) }] : [];
  });
}

function inLanguages(texts: unknown, english: string): GroupText {
  if (!isRecord(texts)) return { en: english };
  const known = Object.entries(texts).filter((entry): entry is [string, string] => isText(entry[1]));
  const others: Partial<Localized> = Object.fromEntries(known);
  return { en: english, ...others };
}

function isDifficulty(value: unknown): value is Difficulty {
  return value === 1 || value === 2 || value === 3 || value === 4;
}
