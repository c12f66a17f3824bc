import type { Finding } from '@soccer-legends/plugin-checks';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { readJson, type Project } from '../project/find-project.ts';
import { run, toolOf, type Ran } from '../project/tools.ts';
import { toolMissing } from './tool-missing.ts';

interface Report {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      status: string;
      fullName: string;
      failureMessages: string[];
      location?: { line: number } | null;
    }[];
  }[];
}

const NO_RULES_CONTRACT: Finding = { code: 'tests.noContract', message: 'No test calls testRulesContract.' };
const NO_DEAL_CONTRACT: Finding = { code: 'tests.noDealContract', message: 'No test calls testDealContract.' };

interface Tested {
  folder: string;
  /** Whether the manifest lets matchdays deal the game. */
  onMatchdays: boolean;
}

/** Runs the tests of the game. */
export async function checkTests(project: Project): Promise<Finding[]> {
  const runner = toolOf(project.folder, 'vitest');
  if (!runner) return [toolMissing('vitest')];
  const temporary = mkdtempSync(join(tmpdir(), 'soccer-legends-check-'));
  const report = join(temporary, 'tests.json');
  try {
    const { folder, workspace } = project;
    const filter = workspace ? [`${relative(workspace, folder).split(sep).join('/')}/`] : [];
    const parameters = ['run', '--reporter=json', `--outputFile=${report}`, ...filter];
    const ran = await run(runner, parameters, workspace ?? folder);
    const onMatchdays = readJson(join(folder, 'plugin.json'))['matchday'] !== false;
    return testFindings(report, ran, { folder, onMatchdays });
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

function testFindings(report: string, { output }: Ran, { folder, onMatchdays }: Tested): Finding[] {
  if (!existsSync(report)) return [{ code: 'tests.failed', message: output.trim().slice(0, 2000) }];
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const findings = testResults.flatMap(({ name, status, message, assertionResults }): Finding[] => {
    const file = relative(folder, name).split(sep).join('/');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that cannot be imported lists no tests.
    if (status === 'failed' && failed.length === 0)
      return [{ code: 'tests.failed', message: firstLine(message), file }];
    return failed.map(({ fullName, failureMessages }) => ({
      code: 'tests.failed',
      message: `${fullName}: ${firstLine(failureMessages[0] ?? '')}`,
      file,
    }));
  });
  const calls = (contract: string): boolean =>
    testResults.some(({ assertionResults }) => assertionResults.some(({ fullName }) => fullName.includes(contract)));
  return [
    ...findings,
    ...(calls('keeps the rules contract') ? [] : [NO_RULES_CONTRACT]),
    ...(calls('keeps the deal contract') || !onMatchdays ? [] : [NO_DEAL_CONTRACT]),
  ];
}

function firstLine(text: string): string {
  return text.split('\n').find((line) => line.trim() !== '') ?? 'no message.';
}
