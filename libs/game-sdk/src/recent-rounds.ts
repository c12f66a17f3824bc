import type { GameStorage } from './services.ts';

/** A round does not ask what the last three rounds asked, as far as there is enough else. */
const ROUNDS = 3;
const NAME = 'recent rounds';
const MAX_DEALS = 5;

interface Round {
  seed: number;
  asked: readonly string[];
}

/** Returns what the last three rounds of a game asked about, the latest first; see `GameDefinition.asked`. */
export function recentlyAsked(storage: GameStorage): string[] {
  return readRounds(storage).flatMap(({ asked }) => asked);
}

/** Keeps what the round of a seed has asked about, in place of what was kept of that round before. */
export function rememberAsked(storage: GameStorage, round: Round): void {
  const others = readRounds(storage).filter(({ seed }) => seed !== round.seed);
  const text = JSON.stringify([round, ...others].slice(0, ROUNDS));
  if (text !== storage.read(NAME)) storage.write(NAME, text);
}

function readRounds(storage: GameStorage): Round[] {
  try {
    const rounds = JSON.parse(storage.read(NAME) ?? '[]') as unknown;
    return Array.isArray(rounds) ? rounds.filter(isRound) : [];
  } catch {
    return [];
  }
}

function isRound(value: unknown): value is Round {
  const { seed, asked } = (value ?? {}) as Partial<Round>;
  return typeof seed === 'number' && Array.isArray(asked) && asked.every((one) => typeof one === 'string');
}

export interface RestedOptions<Item> {
  /** `DealContext.recent`. */
  recent: readonly string[] | undefined;
  /** Identifies an item as `GameDefinition.asked` does. */
  keyOf(item: Item): string | number;
  /** How many items a round needs. */
  atLeast: number;
}

/** Returns the items that the last rounds did not ask about; where they are too few, also those asked longest ago. */
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
 * Calls a deal until it returns a round without anything that the last rounds asked about, at most five times; then
 * returns the round with the least of it. For games whose rounds are made by the server. Throws if the first call fails.
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
