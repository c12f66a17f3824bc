import { readBlocks } from './lines.ts';

/** Returns the names in `left-out.txt`: lines such as `ENG: Name; Name` below each reason. Throws `DataFileError`. */
export function leftOutPlayers(text: string): string[] {
  const lines = readBlocks('left-out.txt', text).flatMap(({ body }) => body);
  return lines.flatMap((line) => line.text.slice('ENG: '.length).split('; '));
}
