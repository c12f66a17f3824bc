import { randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for one another when copying them by hand. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 5;
const GROUP = 5;

/** 125 bits, in groups that can be read out: `h4k2m-…`. */
export function generatePassword(): string {
  const group = (): string => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
