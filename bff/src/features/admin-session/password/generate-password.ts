import { randomInt } from 'node:crypto';

/** Letters and digits that are not confused when copied by hand. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 5;
const GROUP = 5;

/** Returns a password of 125 random bits in groups, such as `h4k2m-…`. */
export function generatePassword(): string {
  const group = (): string => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
