import type { PluginDetail } from '@soccer-legends/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { Metrics } from '../src/platform/metrics/metrics.ts';
import { Registry } from '../src/features/plugins/registry/registry.ts';
import { HOUR_MS } from '../src/platform/environment/clock.ts';
import { VERSION } from '../src/platform/environment/version.ts';
import type { Answer } from './fixtures/send.ts';
import { onOneDatabase } from './fixtures/site.ts';

const OWN = '/assets/shell-Ab1.js:1:2345';

onOneDatabase('client reports', { plugins: (folder) => folder.build('penalty-kick') }, (site) => {
  let from: string;
  let position: string;

  beforeAll(() => {
    const { entry } = site().app.get(Registry).listings[0]!.remote;
    from = entry.split('/').slice(2, 4).join('/');
    position = `${entry}:1:20`;
  });

  const report = (body: object): Promise<Answer> => site().send('/api/client-reports', { method: 'POST', body });
  const reportErrors = (errors: readonly object[], vitals: readonly object[] = []): Promise<Answer> =>
    report({ errors, vitals });
  const valueOf = async (series: string): Promise<number> => {
    const text = await site().app.get(Metrics).registry.metrics();
    return Number(text.split('\n').find((line) => line.startsWith(`${series} `))?.split(' ')[1] ?? 0); // prettier-ignore
  };
  const health = async (): Promise<PluginDetail['versions'][0]['health']> =>
    (await (await site().signIn()).send('/api/admin/plugins/penalty-kick')).json<PluginDetail>().versions[0]!.health;

  test('count errors by plugin and version, in the metrics and in the console', async () => {
    const error = { from, name: 'TypeError', at: [position] };
    expect((await reportErrors([error, error])).status).toBe(204);
    expect(await valueOf('client_errors_total{plugin="penalty-kick",version="1.2.3"}')).toBe(2);
    expect((await health()).uncaught).toBe(2);
  });

  test('count errors of the shell’s scripts for the shell’s version', async () => {
    await reportErrors([{ from: 'shell', name: 'RangeError', at: [OWN] }]);
    expect(await valueOf(`client_errors_total{plugin="shell",version="${VERSION}"}`)).toBe(1);
  });

  test('count unpublished versions together as "other"', async () => {
    const made = Array.from({ length: 5 }, (_, n) => ({
      from: `made-up-${n}/1.0.${n}-0123abcd`,
      name: 'Error',
      at: [],
    }));
    await reportErrors(made, [{ from: made[0]!.from, name: 'LCP', value: 1 }]);
    expect(await valueOf('client_errors_total{plugin="other",version=""}')).toBe(5);
    expect(await site().app.get(Metrics).registry.metrics()).not.toContain('made-up');
  });

  test('log each distinct error once, with its position and without its message', async () => {
    const lines = (): object[] =>
      site().log.lines.filter(({ message }) => message.startsWith('Uncaught error in a visitor'));
    const before = lines().length;
    for (let time = 0; time < 3; time += 1) await reportErrors([{ from, name: 'SyntaxError', at: [position, OWN] }]);
    expect(lines().slice(before)).toMatchObject([
      { fields: { plugin: 'penalty-kick', version: '1.2.3', error: 'SyntaxError', at: [position, OWN] } },
    ]);
  });

  test('of one network cannot use up the log of the others', async () => {
    const logged = (name: string): number =>
      site().log.lines.filter(({ fields }) => 'error' in fields && fields.error === name).length;
    const send = (from: string, name: string, line: number): Promise<Answer> =>
      site().send('/api/client-reports', {
        method: 'POST',
        from,
        body: { errors: [{ from: 'shell', name, at: [`/assets/made-up.js:${line}:1`] }], vitals: [] },
      });
    for (let line = 1; line <= 60; line += 1) await send('127.0.7.7', 'FloodError', line);
    await send('127.0.8.8', 'RealError', 1);
    expect([logged('FloodError'), logged('RealError')]).toEqual([10, 1]);
    site().clock.advance(HOUR_MS);
    await send('127.0.7.7', 'LaterError', 1);
    expect(logged('LaterError')).toBe(1);
  });

  test('measure web vitals in seconds, and the console shows the 75th percentile', async () => {
    const vitals = [1000, 1100, 1150, 5000].map((value) => ({ from, name: 'LCP', value }));
    await reportErrors([], [...vitals, { from, name: 'CLS', value: 0.07 }, { from, name: 'TTFB', value: 90.5 }]);
    const labels = 'plugin="penalty-kick",version="1.2.3"';
    expect(await valueOf(`web_vitals_seconds_bucket{le="1.2",metric="LCP",${labels}}`)).toBe(3);
    expect(await valueOf(`web_vitals_seconds_sum{metric="TTFB",${labels}}`)).toBeCloseTo(0.0905);
    expect(await valueOf(`web_vitals_layout_shift_bucket{le="0.1",${labels}}`)).toBe(1);
    expect((await health()).vitals).toEqual({ LCP: 1200, INP: null, CLS: 0.088 });
  });

  describe('are rejected', () => {
    const long = (count: number, item: object): object[] => Array.from({ length: count }, () => item);
    test.each<[string, () => object]>([
      ['with the message of an error', () => ({ errors: [{ from: 'shell', name: 'Error', at: [], message: 'my@mail' }], vitals: [] })], // prettier-ignore
      ['with a sentence as the error name', () => ({ errors: [{ from: 'shell', name: 'I typed this', at: [] }], vitals: [] })], // prettier-ignore
      ['with a position in a page', () => ({ errors: [{ from: 'shell', name: 'Error', at: ['/feedback?text=x:1:1'] }], vitals: [] })], // prettier-ignore
      ['with a position on another site', () => ({ errors: [{ from: 'shell', name: 'Error', at: ['https://evil.example/a.js:1:1'] }], vitals: [] })], // prettier-ignore
      ['with an invalid source', () => ({ errors: [{ from: 'shell\n', name: 'Error', at: [] }], vitals: [] })],
      ['with too many errors', () => ({ errors: long(11, { from: 'shell', name: 'Error', at: [] }), vitals: [] })],
      ['with too many vitals', () => ({ errors: [], vitals: long(21, { from: 'shell', name: 'LCP', value: 1 }) })],
      ['with an unknown metric', () => ({ errors: [], vitals: [{ from: 'shell', name: 'MINE', value: 1 }] })],
      ['with a negative value', () => ({ errors: [], vitals: [{ from: 'shell', name: 'LCP', value: -1 }] })],
      ['without the vitals', () => ({ errors: [] })],
    ])('%s', async (_what, body) => {
      expect((await report(body())).status).toBe(400);
    });
  });

  describe('of violations of the content security policy', () => {
    const send = (body: unknown, type: string): Promise<Answer> =>
      site().send('/api/csp-reports', {
        method: 'POST',
        headers: { 'content-type': type },
        body: Buffer.from(JSON.stringify(body)),
      });
    const counted = (directive: string, plugin: string): Promise<number> =>
      valueOf(`csp_reports_total{directive="${directive}",plugin="${plugin}"}`);

    test.each<[string, string, (source: string) => unknown]>([
      ['report-uri', 'application/csp-report', (source) => ({ 'csp-report': { 'effective-directive': 'script-src-elem', 'source-file': source, 'document-uri': 'https://site.example/feedback?text=secret' } })], // prettier-ignore
      ['the Reporting API', 'application/reports+json', (source) => [{ type: 'csp-violation', body: { effectiveDirective: 'script-src-elem', sourceFile: source } }]], // prettier-ignore
    ])('are counted by directive and plugin: %s', async (_way, type, body) => {
      const before = await counted('script-src', 'penalty-kick');
      expect((await send(body(`https://site.example${position}`), type)).status).toBe(204);
      expect(await counted('script-src', 'penalty-kick')).toBe(before + 1);
    });

    test.each<[unknown]>([
      [{ 'csp-report': { 'effective-directive': 'made-up-directive', 'source-file': 'chrome-extension' } }],
      [{}],
      [null],
      [{ 'csp-report': 7 }],
    ])('are counted as "other" for %j', async (body) => {
      const before = await counted('other', 'other');
      expect((await send(body, 'application/csp-report')).status).toBe(204);
      expect(await counted('other', 'other')).toBe(before + 1);
    });

    test.each([
      ['/api/csp-reports', 'text/plain', 415],
      ['/api/client-reports', 'application/csp-report', 415],
      ['/api/feedback', 'application/reports+json', 415],
    ])('%s rejects the content type %s', async (path, type, status) => {
      const headers = { 'content-type': type };
      const answer = await site().send(path, { method: 'POST', headers, body: Buffer.from('{}') });
      expect(answer.status).toBe(status);
    });

    test('are rejected above eight kilobytes', async () => {
      expect((await send({ 'csp-report': 'x'.repeat(9000) }, 'application/csp-report')).status).toBe(413);
    });
  });
});
