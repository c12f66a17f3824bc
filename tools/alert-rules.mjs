// node tools/alert-rules.mjs: checks and tests the alert rules, every query of the dashboards, and the Alertmanager example
// with Prometheus' own programs.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram } from './apt.mjs';
import { root, runAsync } from './prepare.mjs';

const compose = join(root, 'deploy/compose');
const dashboards = join(compose, 'grafana/dashboards');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const outcome = await checkAlertRules();
  if (outcome === undefined) console.log('Skipped: promtool and amtool were not found.');
  process.exitCode = outcome === false ? 1 : 0;
}

/** Returns whether all checks passed; undefined if the programs were not found and could not be unpacked. */
export async function checkAlertRules() {
  const promtool = await findProgram('promtool', 'prometheus');
  const amtool = await findProgram('amtool', 'prometheus-alertmanager');
  if (!promtool || !amtool) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'soccer-legends-queries-'));
  const queries = join(folder, 'queries.json');
  writeFileSync(queries, JSON.stringify({ groups: [{ name: 'dashboards', rules: rulesOfDashboards() }] }));
  const codes = [];
  for (const [program, ...parameters] of [
    [promtool, 'check', 'rules', join(compose, 'alerts.yml'), queries],
    [promtool, 'test', 'rules', join(compose, 'alerts.test.yml')],
    [amtool, 'check-config', join(compose, 'alertmanager.yml')],
  ])
    codes.push(await runAsync(program, parameters));
  rmSync(folder, { recursive: true });
  return codes.every((code) => code === 0);
}

/** Returns the queries of all panels as recording rules, because promtool checks no other form. */
function rulesOfDashboards() {
  const panels = readdirSync(dashboards).flatMap(
    (name) => JSON.parse(readFileSync(join(dashboards, name), 'utf8')).panels,
  );
  return panels.flatMap(({ id, targets }) =>
    targets.map(({ refId, expr }) => ({ record: `dashboard:panel_${id}_${refId}`, expr })),
  );
}
