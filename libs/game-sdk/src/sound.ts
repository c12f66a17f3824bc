import { isRecord } from './unchecked.ts';

/** The page's own sounds, named for what they tell the player. */
export const SOUNDS = ['pick', 'right', 'wrong', 'goal', 'whistle', 'tick', 'paste'] as const;

/** The name of a sound of the page. The page also vibrates with `right`, `wrong` and `goal`. */
export type SoundName = (typeof SOUNDS)[number];

/** A note of a game's own sound: 50 to 5000 hertz for 10 to 1000 milliseconds. */
export interface Note {
  hz: number;
  ms: number;
}

/** A sound of the page, or 1 to 12 notes that are played one after the other. */
export type Sound = SoundName | readonly Note[];

/** Returns whether the page plays a value as a sound. It ignores other values. */
export function isSound(value: unknown): value is Sound {
  if (!Array.isArray(value)) return SOUNDS.some((name) => name === value);
  return value.length >= 1 && value.length <= 12 && value.every(isNote);
}

function isNote(value: unknown): value is Note {
  return isRecord(value) && isWithin(value['hz'], 50, 5000) && isWithin(value['ms'], 10, 1000);
}

function isWithin(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most;
}
