import type { ConnectionsPuzzle, Language } from '@soccer-legends/contracts';
import type { Page } from '@playwright/test';
import { savedGame } from '../site/saved-game.ts';
import { gameText } from '../site/texts.ts';
import { tabTo, walkTo } from './keyboard.ts';
import type { Hand, Player } from './player.ts';

const COLUMNS = 4;

/** Knows the groups. */
export const footballConnections: Player = {
  key: 'football-connections',
  route: '/football-connections',
  pauseMs: 600,
  // The four groups appear one after the other, with the time to read what came of them.
  epilogueMs: 4 * 400 + 1500,
  movesOfAnswer: 5,
  hit: 'main [role=gridcell] button',
  async answer(page, { right, hand, language }) {
    await cards(page).first().waitFor();
    const { deal, moves } = await savedGame<{ puzzle: ConnectionsPuzzle }>(page, 'football-connections');
    const { players, groups } = deal.puzzle;
    const left = await textsOf(page);
    const places = new Map(players.map(({ id, name, info }) => [id, left.indexOf(`${name}${info}`)]));
    const selected = await selectedPlaces(page);
    if (selected.length > 0) await press(page, language, 'check.deselect', hand);
    const checks = moves.filter((move) => (move as { kind: string }).kind === 'check').length;
    const [one, other] = groups.map((group) => group.players).filter((ids) => ids.every((id) => places.get(id)! >= 0));
    // Another stranger every time: the same wrong four would be asked about first.
    const four = right ? one! : [...one!.slice(0, 3), other![checks % 4]!];
    for (const id of four) await toggle(page, places.get(id)!, hand);
    await press(page, language, 'check.button', hand);
  },
};

function cards(page: Page) {
  return page.getByRole('gridcell').getByRole('button');
}

function textsOf(page: Page): Promise<string[]> {
  return cards(page).evaluateAll((all) => all.map((card) => card.textContent));
}

function selectedPlaces(page: Page): Promise<number[]> {
  return cards(page).evaluateAll((all) =>
    all.flatMap((card, place) => (card.getAttribute('aria-pressed') === 'true' ? [place] : [])),
  );
}

async function toggle(page: Page, place: number, hand: Hand): Promise<void> {
  if (hand !== 'keyboard') return cards(page).nth(place).click();
  if (!(await cards(page).evaluateAll((all) => all.includes(document.activeElement as HTMLElement)))) {
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, page.locator('[role=gridcell] button[tabindex="0"]'));
  }
  await walkTo(page, cards(page), place, COLUMNS);
  await page.keyboard.press('Space');
}

async function press(page: Page, language: Language, text: string, hand: Hand): Promise<void> {
  const button = page.getByRole('button', { name: gameText('football-connections', language, text), exact: true });
  if (hand !== 'keyboard') return button.click({ clickCount: hand === 'haste' ? 2 : 1 });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}
