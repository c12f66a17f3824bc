import type { PlayerSummary } from '@soccer-legends/contracts';
import type { Page } from '@playwright/test';
import { savedGame } from '../site/saved-game.ts';
import { choose } from './choose.ts';
import { walkTo } from './keyboard.ts';
import type { GamePlayer } from './game-player.ts';
import type { InputMethod } from './player.ts';

const COLUMNS = 4;
const CARDS = 16;
const LIMIT_MS = 60_000;

/** The player of each card turned so far, by page. */
const memories = new WeakMap<Page, Map<number, number>>();

/** Remembers every card. */
const memoGame: GamePlayer = {
  key: 'memo-game',
  route: '/memo-game',
  option: 'intro.times.60',
  roundsLabel: 'resultLabels.rounds',
  feedbackMs: 1000,
  movesOfAnswer: 2,
  clickedDuringFeedback: 'main [role=gridcell] button',
  async begin(page) {
    memories.set(page, new Map());
    await page.locator('[role=gridcell] button[aria-disabled=false]').first().waitFor();
  },
  /** A right answer may need several turns until both cards of a pair are known. */
  async answer(page, { right, input }) {
    const memory = memories.get(page)!;
    // Only the answer uses double clicks.
    const looking = input === 'doubleClick' ? 'mouse' : input;
    for (let turn = 0; right && pairIn(memory, await closed(page)) === undefined && turn < CARDS / 2; turn++) {
      const unseen = (await closed(page)).filter((place) => !memory.has(place));
      // The last two cards were a pair by chance.
      if (unseen[0] === undefined) return;
      await flip(page, unseen[0], looking, memory);
      if (unseen[1] !== undefined) await flip(page, unseen[1], looking, memory);
      await page.clock.runFor(this.feedbackMs);
    }
    const [one, other] = right
      ? (pairIn(memory, await closed(page)) ?? [])
      : await differentCards(page, looking, memory);
    // Two cards that are turned for the first time can be a pair, which completes the answer.
    if (one === undefined || other === undefined) return;
    await flip(page, one, input, memory);
    await flip(page, other, input, memory);
  },
  lose: (page) => page.clock.runFor(LIMIT_MS),
  languages: { mouse: ['it', 'de'], keyboard: ['en', 'fr'], touch: ['es', 'pt'] },
  results: {
    color: 'rgb(155, 28, 74)',
    win: { rounds: '8/8', score: 80 },
    loss: { rounds: '0/8', score: 0 },
    history: [8, 8],
  },
  secret: { texts: async (page) => (await playersOf(page)).map(({ name }) => name) },
};

export default memoGame;

async function playersOf(page: Page): Promise<PlayerSummary[]> {
  return (await savedGame<{ players: PlayerSummary[] }>(page, 'memo-game')).deal.players;
}

function cards(page: Page) {
  return page.getByRole('gridcell').getByRole('button');
}

/** Returns the places of the cards that are face down. */
function closed(page: Page): Promise<number[]> {
  return cards(page).evaluateAll((all) =>
    all.flatMap((card, place) => (card.getAttribute('aria-disabled') === 'true' ? [] : [place])),
  );
}

function pairIn(memory: Map<number, number>, places: number[]): [number, number] | undefined {
  for (const one of places) {
    const other = places.find((place) => place > one && memory.has(one) && memory.get(place) === memory.get(one));
    if (other !== undefined) return [one, other];
  }
  return undefined;
}

/** Returns two cards that are not a pair, the second of which is known. */
async function differentCards(page: Page, input: InputMethod, memory: Map<number, number>): Promise<[number, number]> {
  const places = await closed(page);
  for (const place of places.slice(0, 3)) {
    const others = places.filter((other) => other !== place);
    if (memory.has(place)) continue;
    await flip(page, place, input, memory);
    await flip(page, others.find((other) => !memory.has(other)) ?? others[0]!, input, memory);
    await page.clock.runFor(1000);
  }
  const known = (await closed(page)).filter((place) => memory.has(place));
  const one = known[0]!;
  return [one, known.find((place) => memory.get(place) !== memory.get(one))!];
}

async function flip(page: Page, place: number, input: InputMethod, memory: Map<number, number>): Promise<void> {
  const card = cards(page).nth(place);
  if (input === 'keyboard') {
    await walkTo(page, cards(page), place, COLUMNS);
    await page.keyboard.press('Enter');
  } else await choose(card, input);
  const picture = card.locator('img');
  const name = await card.innerText();
  const players = await playersOf(page);
  const src = (await picture.count()) > 0 ? await picture.getAttribute('src') : null;
  const seen = players.find((player) =>
    src ? player.photo !== null && src.startsWith(player.photo) : player.name === name.trim(),
  );
  if (seen) memory.set(place, seen.id);
}
