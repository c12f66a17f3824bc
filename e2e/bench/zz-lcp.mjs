import { rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { prepareData, startSite } from '../site/site.ts';
const data = prepareData(); const site = await startSite({}, data);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const p of process.argv.slice(2)) {
  const page = await b.newPage({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1.75 });
  await page.addInitScript(() => {
    window.__e = [];
    const d = (n) => n ? (n.nodeName + '.' + (n.className?.baseVal ?? n.className ?? '') + ' ' + (n.textContent ?? '').slice(0, 30)) : '';
    new PerformanceObserver((l) => l.getEntries().forEach((e) => window.__e.push(`LCP ${Math.round(e.startTime)} size ${Math.round(e.size)} ${d(e.element)}`))).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((l) => l.getEntries().forEach((e) => window.__e.push(`CLS ${e.value.toFixed(3)} ${e.sources.map((s) => d(s.node) + JSON.stringify([s.previousRect.y, s.previousRect.height, s.currentRect.y, s.currentRect.height])).join(' | ')}`))).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(site.url + p); await page.waitForTimeout(2500);
  console.log(p + '\n   ' + (await page.evaluate(() => window.__e)).join('\n   '));
  await page.screenshot({ path: '/tmp/lh/' + p.slice(1) + '.png' });
  await page.close();
}
await b.close(); await site.stop(); rmSync(data, { recursive: true, force: true }); process.exit(0);
