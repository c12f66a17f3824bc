import { test as base, expect, type Page } from '@playwright/test';
import { startSandbox, type Sandbox } from './sandbox.ts';
import { startSite, type Site } from './site.ts';

export interface Guard {
  /** Uncaught errors and policy violations of the page so far. */
  faults: string[];
}

/** Starts servers that stop when their test ends. */
export interface Servers {
  /** @param variables environment variables of the site */
  site(variables?: Record<string, string>): Promise<Site>;
  /** @param parameters command-line parameters of the sandbox */
  sandbox(...parameters: string[]): Promise<Sandbox>;
}

/**
 * Fails a test if its page had an uncaught error, an unhandled rejection or a policy violation. A test that provokes
 * one empties the list.
 */
export const test = base.extend<{ fields: void; guard: Guard; servers: Servers; ownSite: Site }>({
  baseURL: async ({}, use) => use(process.env['SITE_URL']!),
  fields: [
    async ({ context, browserName }, use) => {
      if (browserName === 'firefox') await context.addInitScript(reportFilledFields);
      await use();
    },
    { auto: true },
  ],
  guard: [
    async ({ page }, use) => {
      const guard: Guard = { faults: [] };
      page.on('pageerror', (error) => guard.faults.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (/Content Security Policy|Trusted Type|integrity/i.test(message.text())) guard.faults.push(message.text());
      });
      await use(guard);
      expect(guard.faults).toEqual([]);
    },
    { auto: true },
  ],
  servers: async ({}, use) => {
    const started: (Site | Sandbox)[] = [];
    const keep = <Server extends Site | Sandbox>(server: Server): Server => {
      started.push(server);
      return server;
    };
    await use({
      site: async (variables = {}) => keep(await startSite(variables, process.env['SITE_DATA'])),
      sandbox: async (...parameters) => keep(await startSandbox(...parameters)),
    });
    for (const server of started.reverse()) await server.stop();
  },
  ownSite: async ({ servers }, use) => use(await servers.site()),
});

/** In Firefox, `fill` sets a field's value before its event, and React then sees no change. This makes React see it. */
function reportFilledFields(): void {
  const forgetValue = ({ isTrusted, target }: Event): void => {
    if (!isTrusted) (target as { _valueTracker?: { setValue(value: string): void } })._valueTracker?.setValue('\0');
  };
  addEventListener('input', forgetValue, { capture: true });
}

export { expect };

/** Tags a case of a matrix that only `npm run e2e` runs. `npm test` runs the cases that are brief. */
export function longUnless(isBrief: boolean): { tag: string[] } {
  return { tag: isBrief ? [] : ['@long'] };
}

export { patience } from './patience.ts';

/** Opens a page in a language of the site. */
export function openIn(page: Page, language: string, path: string): Promise<void> {
  return visit(page, `${path}?lang=${language}`);
}

/** Opens a path. Retries 503 responses, because other tests may overload the server. */
export async function visit(page: Page, path: string): Promise<void> {
  for (let tries = 0; tries < 10; tries++) {
    const answer = await page.goto(path);
    if (answer?.status() !== 503) return;
  }
  throw new Error('The server returned 503 ten times.');
}

/** Waits until the shell handles the page's events. Pressing a link earlier would load a new document. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('#root [role="region"]').waitFor({ state: 'attached' });
}
