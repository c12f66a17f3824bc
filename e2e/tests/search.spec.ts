import type { Locator } from '@playwright/test';
import careerGuess from '../players/career-guess.ts';
import type { Player } from '../players/player.ts';
import playerWheel from '../players/player-wheel.ts';
import { recall } from '../players/recall.ts';
import { begin, openWithPausedClock } from '../site/game-visit.ts';
import { savedGame } from '../site/saved-game.ts';
import { expect, openIn, test } from '../site/test.ts';
import { gameText } from '../site/texts.ts';

const FORMS: readonly [what: string, player: Player, submit: string][] = [
  ['Career Guess', careerGuess, 'answer.submit'],
  ['Player Wheel', playerWheel, 'guess.submit'],
  ['Recall', recall, 'submit'],
];

test.use({ viewport: { width: 360, height: 640 } });

test('a placeholder is as dark as other muted text', { tag: '@long' }, async ({ page }) => {
  await openIn(page, 'en', '/');
  const look = await page.getByPlaceholder(/./).evaluate((field) => {
    const note = document.createElement('p');
    note.style.color = 'var(--muted)';
    document.body.append(note);
    const { color, opacity } = getComputedStyle(field, '::placeholder');
    return { color, opacity, muted: getComputedStyle(note).color };
  });
  expect(look).toEqual({ color: look.muted, opacity: '1', muted: look.muted });
});

for (const [what, player, submitText] of FORMS) {
  test(
    `${what}: the list of players does not cover the button, and pressing it chooses nobody`,
    { tag: '@long' },
    async ({ page }) => {
      const submit = page.getByRole('button', { name: gameText(player.key, 'en', submitText), exact: true });
      const box = page.getByRole('combobox');
      await openWithPausedClock(page, player, 'en');
      await begin(page, player, 'en', 'mouse');
      await player.search!(page, 'mar', 'en');
      expect(await isOnTop(submit)).toBe(true);
      const open = await submit.boundingBox();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);
      expect(await submit.boundingBox()).toEqual(open);

      await page.keyboard.press('ArrowDown');
      await page.getByRole('option').first().waitFor();
      await page.mouse.click(open!.x + open!.width / 2, open!.y + open!.height / 2);
      if (player !== playerWheel) return expect(box).toHaveValue('mar');
      // Only the wheel accepts a part of a name. It is judged as typed, not as the first player of the list.
      const lastMove = async () => (await savedGame(page, player.key)).moves.at(-1);
      await expect.poll(lastMove).toEqual({ kind: 'guess', text: 'mar', chosenId: null });
    },
  );
}

/** Returns whether a press in the middle of an element reaches it. */
function isOnTop(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}
