import { FACT_YEARS, POSITIONS, type FactValue } from '@soccer-legends/contracts';
import { LARGEST_ID } from '../../../platform/http/whole-number.ts';
import type { CellType } from './csv-tables.ts';

const LONGEST = 80;
const LONGEST_KEY = 120;
const NUMBERS: Readonly<Partial<Record<CellType, readonly [min: number, max: number]>>> = {
  id: [1, LARGEST_ID],
  year: [FACT_YEARS.first, FACT_YEARS.last],
  count: [0, 2000],
  shirt: [0, 99],
  fame: [1, 5],
};
const FLAGS: Readonly<Record<string, boolean>> = { '': false, true: true, false: false, '1': true, '0': false };
const WITHOUT_VALUE: ReadonlySet<CellType> = new Set(['id', 'name', 'fame']);
/** The export puts an apostrophe before a text that a spreadsheet would interpret as a formula. */
const ESCAPED_FORMULA = /^'(?=[=+\-@\t\r＝＋－＠])/;

/** A rule that a cell breaks, described in English. */
export class CellFault {
  constructor(
    readonly rule: string,
    readonly message: string,
  ) {}
}

/** Returns the value of a cell, null for an unknown fact, or the broken rule. */
export function readCell(type: CellType, cell: string): FactValue | CellFault {
  const text = cell.normalize('NFC').trim().replace(ESCAPED_FORMULA, '');
  if (type === 'flag') return FLAGS[text.toLowerCase()] ?? new CellFault('flag', 'must be true or false');
  if (text === '') return WITHOUT_VALUE.has(type) ? new CellFault('required', 'must not be empty') : null;
  const range = NUMBERS[type];
  if (range) return readNumber(text, range);
  if (type === 'nation') return /^[A-Z]{3}$/.test(text) ? text : new CellFault('nation', 'must be a FIFA code');
  if (type === 'position')
    return POSITIONS.some((position) => position === text)
      ? text
      : new CellFault('position', `must be one of ${POSITIONS.join(', ')}`);
  const longest = type === 'key' ? LONGEST_KEY : LONGEST;
  return text.length <= longest && /^[^\p{Cc}\p{Cs}]*$/u.test(text)
    ? text
    : new CellFault('text', `must be one line of at most ${longest} characters`);
}

function readNumber(text: string, [min, max]: readonly [number, number]): number | CellFault {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : new CellFault('number', `must be a whole number from ${min} to ${max}`);
}
