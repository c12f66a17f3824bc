import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { allPlayers } from '../players/all-players.ts';
import type { GamePlayer } from '../players/game-player.ts';
import { patience, test } from '../site/test.ts';
import { beginIn } from '../site/tiers.ts';

const folder = process.env['PICTURES'] ?? '';

const SIZES = [
  { width: 360, height: 560 },
  { width: 1280, height: 800 },
];

type Look = NonNullable<Parameters<Browser['newPage']>[0]>;

/** The pictures of a game's first question, trusted and sandboxed, as data URLs. */
interface Pair {
  key: string;
  stills: readonly string[];
}

for (const viewport of SIZES)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`pictures of each game trusted and sandboxed at ${viewport.width} px, ${colorScheme}`, async ({ browser }) => {
      test.setTimeout(patience(600_000));
      const look = { viewport, colorScheme, reducedMotion: 'reduce' } as const;
      const pairs: Pair[] = [];
      for (const player of allPlayers)
        pairs.push({
          key: player.key,
          stills: [
            await firstQuestion(browser, 'trusted', look, player),
            await firstQuestion(browser, 'sandboxed', look, player),
          ],
        });
      const sheet = await browser.newPage({ viewport: { width: viewport.width * 2 + 24, height: 400 } });
      await sheet.setContent(pairs.map(figure).join(''));
      await sheet.evaluate(captionDifferences);
      mkdirSync(folder, { recursive: true });
      await sheet.screenshot({ path: join(folder, `tiers-${viewport.width}-${colorScheme}.png`), fullPage: true });
      await sheet.close();
    });

async function firstQuestion(
  browser: Browser,
  tier: 'trusted' | 'sandboxed',
  look: Look,
  player: GamePlayer,
): Promise<string> {
  const page = await browser.newPage(look);
  await beginIn(tier, page, player);
  await page.clock.runFor(100);
  const still = await page.screenshot();
  await page.close();
  return `data:image/png;base64,${still.toString('base64')}`;
}

function figure({ key, stills }: Pair): string {
  return `<figure style="margin:0 0 16px"><figcaption>${key}</figcaption>${stills.map((still) => `<img src="${still}"> `).join('')}</figure>`;
}

/** Adds the number of pixels that differ between the two pictures to each caption. */
async function captionDifferences(): Promise<void> {
  for (const one of document.querySelectorAll('figure')) {
    const [first, second] = await Promise.all([...one.querySelectorAll('img')].map(pixelsOf));
    const differing = first!.filter((pixel, place) => pixel !== second![place]).length;
    one.querySelector('figcaption')!.append(`: ${differing} of ${first!.length} pixels differ`);
  }

  async function pixelsOf(image: HTMLImageElement): Promise<Uint32Array> {
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    return new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
  }
}
