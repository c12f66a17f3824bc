import type { PlayerSummary } from '@soccer-legends/contracts';
import type { Page } from '@playwright/test';
import { savedGame } from '../site/saved-game.ts';
import { walkTo } from './keyboard.ts';
import type { Hand, Player } from './player.ts';

const COLUMNS = 4;
const CARDS = 16;
const LIMIT_MS = 60_000;

/** Whose cards lie where, as far as this player has seen them in the game that is on a page. */
const memories = new WeakMap<Page, Map<number, number>>();

/** Forgets no card. */
export const memoGame: Player = {
  key: 'memo-game',
  route: '/memo-game',
  option: 'intro.times.60',
  pauseMs: 1000,
  movesOfAnswer: 2,
  hit: 'main [role=gridcell] button',
  async begin(page) {
    memories.set(page, new Map());
    await page.locator('[role=gridcell] button[aria-disabled=false]').first().waitFor();
  },
  /** A right answer takes as many turns as it takes to see the two cards. */
  async answer(page, { right, hand }) {
    const memory = memories.get(page)!;
    // Haste is for the answer alone.
    const looking = hand === 'haste' ? 'mouse' : hand;
    for (let turn = 0; right && pairIn(memory, await closed(page)) === undefined && turn < CARDS / 2; turn++) {
      const unseen = (await closed(page)).filter((place) => !memory.has(place));
      await flip(page, unseen[0]!, looking, memory);
      if (unseen[1] !== undefined) await flip(page, unseen[1], looking, memory);
      await page.clock.runFor(1000);
    }
    const [one, other] = right ? (pairIn(memory, await closed(page)) ?? []) : await strangers(page, looking, memory);
    // Two cards that were turned for the first time can be a pair: then there is nothing left to answer.
    if (one === undefined || other === undefined) return;
    await flip(page, one, hand, memory);
    await flip(page, other, hand, memory);
  },
  lose: (page) => page.clock.runFor(LIMIT_MS),
};

function cards(page: Page) {
  return page.getByRole('gridcell').getByRole('button');
}

/** Places of the cards that are face down. */
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

/** Two cards that are no pair: what the second is must be known before. */
async function strangers(page: Page, hand: Hand, memory: Map<number, number>): Promise<[number, number]> {
  const places = await closed(page);
  for (const place of places.slice(0, 3)) {
    const others = places.filter((other) => other !== place);
    if (memory.has(place)) continue;
    await flip(page, place, hand, memory);
    await flip(page, others.find((other) => !memory.has(other)) ?? others[0]!, hand, memory);
    await page.clock.runFor(1000);
  }
  const known = (await closed(page)).filter((place) => memory.has(place));
  const one = known[0]!;
  return [one, known.find((place) => memory.get(place) !== memory.get(one))!];
}

async function flip(page: Page, place: number, hand: Hand, memory: Map<number, number>): Promise<void> {
  const card = cards(page).nth(place);
  if (hand === 'keyboard') {
    await walkTo(page, cards(page), place, COLUMNS);
    await page.keyboard.press('Enter');
  } else await card.click({ clickCount: hand === 'haste' ? 2 : 1 });
  const picture = card.locator('img');
  const name = await card.innerText();
  const { players } = (await savedGame<{ players: PlayerSummary[] }>(page, 'memo-game')).deal;
  const src = (await picture.count()) > 0 ? await picture.getAttribute('src') : null;
  const seen = players.find((player) =>
    src ? player.photo !== null && src.startsWith(player.photo) : player.name === name.trim(),
  );
  if (seen) memory.set(place, seen.id);
}
