import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { Metrics } from '../src/platform/metrics/metrics.ts';
import { openPgliteCopy, startSite, type Site } from './fixtures/site.ts';

const deploy = join(import.meta.dirname, '../../deploy');
const read = (path: string): string => readFileSync(join(deploy, path), 'utf8');

let site: Site;
let metrics: Metrics;
beforeAll(async () => {
  site = await startSite(openPgliteCopy);
  metrics = site.app.get(Metrics);
  metrics.addProcessMetrics();
});
afterAll(() => site.close());

/** Returns the names of the metrics in the expressions of a file. */
function namesIn(text: string): string[] {
  const expressions = [...text.matchAll(/"?expr"?: (.+)/g)].map(([, expression]) =>
    expression!.replace(/\{[^}]*\}/g, ''),
  );
  return [...new Set(expressions.flatMap((expression) => expression.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g) ?? []))].filter(
    (name) => !['histogram_quantile'].includes(name),
  );
}

test.each(['compose/alerts.yml', 'compose/grafana/dashboards/soccer-legends.json'])(
  '%s uses only metrics that the server exports',
  async (path) => {
    const exported = await metrics.registry.getMetricsAsJSON();
    const names = new Set(exported.flatMap(({ name }) => [name, `${name}_count`, `${name}_bucket`]));
    const used = namesIn(read(path)).filter((name) => !/^(status_class|sync_run_age)$/.test(name));
    expect(used.length).toBeGreaterThan(8);
    expect(used.filter((name) => !names.has(name))).toEqual([]);
  },
);

test('samples the event loop only for a metrics endpoint', async () => {
  const names = async ({ registry }: Metrics): Promise<string[]> =>
    (await registry.getMetricsAsJSON()).map(({ name }) => name);
  const unused = new Metrics({ version: '1.0.0', role: 'all' });
  expect(await names(unused)).not.toContain('nodejs_eventloop_lag_seconds');
  unused.addProcessMetrics();
  expect(await names(unused)).toContain('nodejs_eventloop_lag_seconds');
});

test('every alert links to a section of the operations guide', () => {
  const operations = readFileSync(join(deploy, '../docs/operations.md'), 'utf8');
  const sections = [...operations.matchAll(/^#+ (.+)$/gm)].map(([, title]) => title!.toLowerCase().replace(/ /g, '-'));
  const runbooks = [...read('compose/alerts.yml').matchAll(/runbook: '?docs\/operations\.md#([\w-]+)/g)];
  expect(runbooks.length).toBeGreaterThan(8);
  for (const [, section] of runbooks) expect(sections).toContain(section);
});

test('Kubernetes has the same alerts as compose', () => {
  const kubernetes = parse(read('kustomize/components/prometheus-operator/alerts.yaml')) as {
    spec: { groups: unknown };
  };
  expect(kubernetes.spec.groups).toEqual((parse(read('compose/alerts.yml')) as { groups: unknown }).groups);
});
