import type { FootballData } from './facts.ts';
import { readFootballData } from './read.ts';

const files = import.meta.glob<string>(['../data/*.txt', '!../data/left-out.txt'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const players = import.meta.glob<string>('../data/players/*.txt', { query: '?raw', import: 'default', eager: true });

let parsed: FootballData | undefined;

/**
 * Returns the bundled data set, which is parsed at the first call. The server's build replaces this module with the parsed
 * data. Throws `DataFileError` for an invalid line.
 */
export function loadFootballData(): FootballData {
  return (parsed ??= readFootballData((file) => files[`../data/${file}`]!, players));
}
