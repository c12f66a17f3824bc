// Reads the bundled football data from its text files, for tools that run without a bundler.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFootballData } from '@soccer-legends/football-data/read';
import { root } from './prepare.mjs';

const folder = join(root, 'libs/football-data/data');
const read = (path) => readFileSync(join(folder, path), 'utf8');

export function bundledFootballData() {
  const players = readdirSync(join(folder, 'players')).map((file) => [file, read(`players/${file}`)]);
  return readFootballData(read, Object.fromEntries(players));
}
