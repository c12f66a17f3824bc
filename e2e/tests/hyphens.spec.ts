import { expect, openIn, test } from '../site/test.ts';

/** Names and words that the rules of German would divide, by the number of lines in a narrow column. */
const LINES = { Firmino: 1, Smalling: 1, Henderson: 1, deine: 1, Punkte: 1 };
const LONG_WORD = 'Nationalmannschaften';

test('names and short words are never hyphenated', { tag: ['@long', '@engines'] }, async ({ page }, { project }) => {
  await openIn(page, 'de', '/settings');
  const linesOf = (words: readonly string[]) =>
    page.evaluate((all) => {
      const column = document.createElement('p');
      column.style.width = '3em';
      document.querySelector('main')!.append(column);
      return all.map((word) => {
        column.textContent = word;
        const text = document.createRange();
        text.selectNodeContents(column);
        return text.getClientRects().length;
      });
    }, words);
  expect(await linesOf(Object.keys(LINES))).toEqual(Object.values(LINES));
  // Debian's builds of the other engines have no rules for German.
  if (project.name === 'firefox') expect(await linesOf([LONG_WORD])).not.toEqual([1]);
});
