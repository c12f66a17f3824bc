import { expect, test } from 'vitest';
import { isSound } from './sound.ts';

const note = { hz: 440, ms: 100 };
const lowAndLong = { hz: 50, ms: 1000 };
const highAndShort = { hz: 5000, ms: 10 };

test.each<[string, unknown]>([
  ['a sound of the page', 'right'],
  ['one note', [note]],
  ['twelve notes', Array<unknown>(12).fill(note)],
  ['notes at the limits', [lowAndLong, highAndShort]],
])('%s is a sound', (_what, value) => expect(isSound(value)).toBe(true));

test.each<[string, unknown]>([
  ['an unknown name', 'fanfare'],
  ['the name of a property of every object', 'toString'],
  ['no notes', []],
  ['thirteen notes', Array<unknown>(13).fill(note)],
  ['a note that is too low', [{ ...lowAndLong, hz: 49 }]],
  ['a note that is too high', [{ ...highAndShort, hz: 5001 }]],
  ['a note that is too short', [{ ...highAndShort, ms: 9 }]],
  ['a note that is too long', [{ ...lowAndLong, ms: 1001 }]],
  ['a frequency that is not a number', [{ ...note, hz: NaN }]],
  ['a note without a duration', [{ hz: 440 }]],
  ['a list with null', [null]],
])('%s is not a sound', (_what, value) => expect(isSound(value)).toBe(false));
