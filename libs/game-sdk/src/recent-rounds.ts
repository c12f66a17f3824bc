import { parsedJson } from '@soccer-legends/contracts';
import type { GameStorage } from './services.ts';

/** A round does not repeat items of the last three rounds, as long as there are enough others. */
const ROUNDS = 3;
const NAME = 'recent rounds';
const MAX_DEALS = 5;

interface Round {
  seed: number;
  asked: readonly string[];
}

/** Returns what the last three rounds of a game asked about, latest first; see `GameDefinition.asked`. */
export function recentlyAsked(storage: GameStorage): string[] {
  return readRounds(storage).flatMap(({ asked }) => asked);
}

/** Stores what the round of a seed has asked about, replacing earlier items of the same round. */
export function rememberAsked(storage: GameStorage, round: Round): void {
  const others = readRounds(storage).filter(({ seed }) => seed !== round.seed);
  const text = JSON.stringify([round, ...others].slice(0, ROUNDS));
  if (text !== storage.read(NAME)) storage.write(NAME, text);
}

function readRounds(storage: GameStorage): Round[] {
  const rounds = parsedJson(storage.read(NAME));
  return Array.isArray(rounds) ? rounds.filter(isRound) : [];
}

function isRound(value: unknown): value is Round {
  const { seed, asked } = (value ?? {}) as Partial<Round>;
  return typeof seed === 'number' && Array.isArray(asked) && asked.every((one) => typeof one === 'string');
}

/** How `restedItems` and `dealRested` avoid repetition. */
export interface RestedOptions<Item> {
  /** See `DealContext.recent`. */
  recent: readonly string[] | undefined;
  /** Identifies an item as `GameDefinition.asked` does. */
  keyOf(item: Item): string | number;
  /** Number of items that a round needs. */
  atLeast: number;
}

/** Returns the items that the last rounds did not ask about. If these are too few, adds those asked longest ago. */
export function restedItems<Item>(
  items: readonly Item[],
  { recent = [], keyOf, atLeast }: RestedOptions<Item>,
): Item[] {
  const placeOf = (item: Item): number => recent.indexOf(String(keyOf(item)));
  const rested = items.filter((item) => placeOf(item) === -1);
  if (rested.length >= atLeast) return rested;
  const tired = items.filter((item) => placeOf(item) !== -1).sort((a, b) => placeOf(b) - placeOf(a));
  return [...rested, ...tired.slice(0, atLeast - rested.length)];
}

/**
 * Calls a deal up to five times until a round repeats nothing of the last rounds; otherwise returns the round with the
 * fewest repeats. For games whose rounds are made by the server. Throws if the first call fails.
 */
export async function dealRested<Deal>(
  deal: () => Promise<Deal>,
  askedBy: (deal: Deal) => readonly string[],
  recent: readonly string[] = [],
): Promise<Deal> {
  const repeatedBy = (dealt: Deal): number => askedBy(dealt).filter((one) => recent.includes(one)).length;
  let best = await deal();
  for (let deals = 1; deals < MAX_DEALS && repeatedBy(best) > 0; deals++) {
    const next = await deal().catch(() => best);
    if (repeatedBy(next) < repeatedBy(best)) best = next;
  }
  return best;
}
