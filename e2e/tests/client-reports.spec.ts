import { expect, test } from '../site/test.ts';
import { freePort } from '../site/free-port.ts';

test(
  'an uncaught error and web vitals are counted and logged, without the text of the error',
  { tag: '@long' },
  async ({ page, guard, servers }) => {
    const port = await freePort();
    const site = await servers.site({ METRICS_PORT: String(port), LOG_LEVEL: 'warn' });
    // Samples this visit for measurement.
    await page.addInitScript(() => (Math.random = () => 0));
    await page.goto(`${site.url}/futwordle`);
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          addEventListener('error', () => resolve());
          setTimeout(() => {
            throw new TypeError('my@mail.example');
          });
        }),
    );
    expect(guard.faults.splice(0)).toEqual(['uncaught: my@mail.example']);
    await page.goto('about:blank');

    const metrics = async () => (await fetch(`http://localhost:${port}/metrics`)).text();
    await expect.poll(metrics).toMatch(/^client_errors_total\{plugin="shell",version="[\d.]+"\} 1$/m);
    expect(await metrics()).toMatch(
      /^web_vitals_seconds_count\{metric="LCP",plugin="fut-wordle",version="[\d.]+"\} 1$/m,
    );
    expect(site.log()).toContain('"error":"TypeError"');
    expect(site.log()).not.toContain('mail.example');
  },
);
