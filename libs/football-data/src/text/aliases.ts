import { fold } from '@soccer-legends/contracts';
import type { KnownFor, Player, PlayerAliases } from '../facts.ts';
import { playersByName } from '../players-by-name.ts';
import { list } from './clubs.ts';
import { fail, fieldsOf, readBlocks, readLines, type Line } from './lines.ts';

/**
 * Parses blocks such as `nickname | source`, with a line `player: alias; alias` for each player. Throws `DataFileError`
 * for an invalid line, and for a name that is not that of exactly one player.
 */
export function parseAliases(file: string, text: string, players: readonly Player[]): PlayerAliases[] {
  const named = playersByName(players);
  return readBlocks(file, text).flatMap(({ head, body }) => {
    const [kind, source] = fieldsOf(head, 2);
    if (kind === '' || source === '') fail(head, 'a block of aliases needs a kind and a source');
    return body.map((line) => aliasesOf(line, named));
  });
}

/**
 * Parses lines such as `Marcel Desailly | Milan`. Throws `DataFileError` for an invalid line, and for a club in the data
 * set at which the player was not.
 */
export function parseKnownFor(file: string, text: string, players: readonly Player[]): KnownFor[] {
  const named = playersByName(players);
  return readLines(file, text).map((line) => {
    const [name, club] = fieldsOf(line, 2);
    const player = playerNamed(line, name, named);
    const spell = player.career.find((one) => one.club === club);
    return { player: player.id, clubId: spell?.clubId ?? fail(line, `${name} was not at ${club}`) };
  });
}

function aliasesOf(line: Line, named: ReadonlyMap<string, readonly Player[]>): PlayerAliases {
  const [name = '', aliases = ''] = line.text.split(': ');
  const player = playerNamed(line, name, named);
  const names = list(aliases, ';');
  if (names.length === 0) fail(line, 'a player needs an alias: "name: alias; alias"');
  return { player: player.id, names };
}

function playerNamed(line: Line, name: string, named: ReadonlyMap<string, readonly Player[]>): Player {
  const [player, namesake] = named.get(fold(name)) ?? [];
  if (!player) fail(line, `"${name}" is not a player`);
  if (namesake) fail(line, `"${name}" is the name of several players: write the full name`);
  return player;
}
