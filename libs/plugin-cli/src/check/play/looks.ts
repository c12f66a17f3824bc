import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { measureLayout, type Finding, type Layout } from '@soccer-legends/plugin-checks';
import type { Page } from 'playwright-core';

/** The windows in which a round is played, in pixels: a small phone, a tablet and a low laptop. */
export const SIZES = [
  { width: 360, height: 560 },
  { width: 768, height: 1024 },
  { width: 1280, height: 640 },
] as const;

/** Time for the page to follow a new size or theme. */
const SETTLE_MS = 150;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Violation {
  id: string;
  help: string;
  nodes: { target: string[] }[];
}

/** Returns what does not fit in the window. A browser may take several frames to apply a new size. */
export async function misfits(page: Page, where: string): Promise<Finding[]> {
  let layout = await page.evaluate<Layout>(measureLayout);
  for (let tries = 0; layout.misfits.length > 0 && tries < 5; tries++) {
    await page.clock.fastForward(SETTLE_MS);
    layout = await page.evaluate<Layout>(measureLayout);
  }
  const size = page.viewportSize()!;
  return layout.misfits.map((misfit) => ({
    code: / is \d+ x \d+ px$/.test(misfit) ? 'screen.smallTarget' : 'screen.doesNotFit',
    message: `${where}, ${size.width} x ${size.height} px: ${misfit}`,
  }));
}

/** Returns axe's violations in both themes. Only colors depend on the theme. */
export async function violations(page: Page, where: string): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const [theme, options] of [
    ['light', { runOnly: TAGS }],
    ['dark', { runOnly: { type: 'rule', values: ['color-contrast'] } }],
  ] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.clock.fastForward(SETTLE_MS);
    for (const { id, help, nodes } of await runAxe(page, options)) {
      const targets = nodes.map(({ target }) => target.join(' ')).join('; ');
      found.push({ code: 'accessibility.violation', message: `${where}, ${theme}: ${id}: ${help} (${targets})` });
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return found;
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs axe in an isolated world, which shares the page's elements, but neither its content security policy nor its clock. */
async function runAxe(page: Page, options: object): Promise<Violation[]> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
  });
  await session.send('Runtime.evaluate', { contextId, expression: AXE });
  const { result } = await session.send('Runtime.evaluate', {
    contextId,
    expression: `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => JSON.stringify(violations))`,
    awaitPromise: true,
  });
  await session.detach();
  return JSON.parse(String(result.value)) as Violation[];
}
