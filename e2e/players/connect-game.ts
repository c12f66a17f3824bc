import type { Page } from '@playwright/test';
import { savedGame } from '../site/saved-game.ts';
import { choose } from './choose.ts';
import { press } from './keyboard.ts';
import type { GamePlayer } from './game-player.ts';

interface Deal {
  players: { name: string; career: { name: string }[] }[];
}

/** Knows every career. */
const connectGame: GamePlayer = {
  key: 'connect-game',
  route: '/connect-game',
  roundsLabel: 'resultLabels.rounds',
  option: 'intro.timers.30',
  feedbackMs: 1000,
  movesOfAnswer: 2,
  clickedDuringFeedback: '[role=option][aria-disabled=true]',
  async answer(page, { right, input }) {
    const { players } = (await savedGame<Deal>(page, 'connect-game')).deal;
    const [shown, clubs] = [await openItems(page, 0), await openItems(page, 1)];
    const pair = shown.flatMap((player) => {
      const career = players.find(({ name }) => name === player.name)?.career.map(({ name }) => name) ?? [];
      const club = clubs.find(({ name }) => career.includes(name) === right);
      return club ? [[player.place, club.place] as const] : [];
    })[0];
    if (!pair) throw new Error('The board has no such pair.');
    if (input === 'keyboard') {
      await press(page, 'ArrowLeft');
      await chooseByKeys(page, pair[0]);
      await press(page, 'ArrowRight');
      return chooseByKeys(page, pair[1]);
    }
    // Only the answer uses double clicks.
    await choose(items(page, 0).nth(pair[0]), input === 'touch' ? 'touch' : 'mouse');
    await choose(items(page, 1).nth(pair[1]), input);
  },
  languages: { mouse: ['en', 'de'], keyboard: ['pt', 'it'], touch: ['fr', 'es'] },
  results: {
    color: 'rgb(160, 59, 18)',
    win: { rounds: '5/5', score: 35 },
    loss: { rounds: '0/5', score: 0 },
    history: [5, 3],
  },
  secret: {
    async texts(page) {
      const { players } = (await savedGame<Deal>(page, 'connect-game')).deal;
      return players.flatMap(({ career }) => career.map(({ name }) => name));
    },
    except: '[role=listbox]:last-of-type',
  },
};

export default connectGame;

function items(page: Page, column: number) {
  return page.getByRole('listbox').nth(column).getByRole('option');
}

async function openItems(page: Page, column: number): Promise<{ place: number; name: string }[]> {
  await items(page, column).first().waitFor();
  const all = await items(page, column).evaluateAll((options) =>
    options.map((option) => ({ name: option.textContent, open: option.getAttribute('aria-disabled') !== 'true' })),
  );
  return all.flatMap(({ name, open }, place) => (open ? [{ place, name }] : []));
}

async function chooseByKeys(page: Page, place: number): Promise<void> {
  await press(page, 'Home');
  await press(page, 'ArrowDown', place);
  await press(page, 'Space');
}
