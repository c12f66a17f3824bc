// Reads the bundled football data from its text files, for tools that run without a bundler.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFootballData } from '@soccer-legends/football-data/read';
import { root } from './prepare.mjs';

const folder = join(root, 'libs/football-data/data');
const read = (path) => readFileSync(join(folder, path), 'utf8');

export function bundledFootballData() {
  return readFootballData({
    nations: read('nations.txt'),
    nationalKits: read('national-kits.txt'),
    clubs: read('clubs.txt'),
    clubNames: read('club-names.txt'),
    otherClubs: read('other-clubs.txt'),
    kits: read('kits.txt'),
    coaches: read('coaches.txt'),
    groups: read('groups.txt'),
    lateral: read('lateral.txt'),
    aliases: read('aliases.txt'),
    knownFor: read('known-for.txt'),
    sources: read('sources.txt'),
    players: Object.fromEntries(readdirSync(join(folder, 'players')).map((file) => [file, read(`players/${file}`)])),
  });
}
