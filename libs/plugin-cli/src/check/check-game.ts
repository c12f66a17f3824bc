import {
  checkBuild,
  checkTexts,
  pageOf,
  type Finding,
  sheetFindings,
  type TextFile,
} from '@soccer-legends/plugin-checks';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildGame, type Build } from '../project/build-game.ts';
import { readJson, type Project } from '../project/find-project.ts';
import { installedVersion } from '../project/tools.ts';
import { checkManifest } from './check-manifest.ts';
import { checkScreen } from './check-screen.ts';
import { checkScripts } from './check-scripts.ts';
import { checkTests } from './check-tests.ts';
import { checkTypes } from './check-types.ts';
import { readSources } from './sources.ts';
import { toolMissing } from './tool-missing.ts';

/** The findings about a game, and the build that was checked. */
export interface CheckResult {
  findings: readonly Finding[];
  /** The checked build; undefined if the build failed. */
  build: Build | undefined;
}

/** Runs all checks and returns all findings, in no particular order. */
export async function checkGame(project: Project): Promise<CheckResult> {
  const [types, { findings, build }] = await Promise.all([checkTypes(project), builtGame(project)]);
  // Runs last, because it temporarily adds a test file to the game's folder.
  const tests = await checkTests(project);
  const screen = build ? await checkScreen(project.folder) : [];
  return { findings: [...checkFiles(project), ...types, ...findings, ...tests, ...screen], build };
}

/** Runs the static checks. */
export function checkFiles(project: Project): Finding[] {
  const { folder } = project;
  const sources = readSources(folder);
  const sdk = installedVersion(folder, '@soccer-legends/game-sdk');
  return [
    ...checkManifest(project, sdk),
    ...checkTexts(sources, 'src/locales'),
    ...checkScripts(sources, dependenciesOf(folder)),
    ...checkStyles(sources),
  ];
}

/** Returns whether a finding prevents publishing. */
export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(({ code }) => pageOf(code).severity === 'error');
}

async function builtGame(project: Project): Promise<CheckResult> {
  const outcome = await buildGame(project);
  switch (outcome.kind) {
    case 'noTool':
      return { findings: [toolMissing('vite')], build: undefined };
    case 'failed':
      return { findings: [{ code: 'build.failed', message: outcome.output.trim().slice(0, 2000) }], build: undefined };
    case 'built':
      return { findings: checkBuild(outcome.files), build: outcome.files };
  }
}

function dependenciesOf(folder: string): string[] {
  const file = join(folder, 'package.json');
  const { dependencies } = existsSync(file) ? readJson(file) : {};
  return typeof dependencies === 'object' && dependencies !== null ? Object.keys(dependencies) : [];
}

/** Finds styles that can affect elements outside the game. */
export function checkStyles(sources: readonly TextFile[]): Finding[] {
  return sources.filter(({ path }) => path.endsWith('.css')).flatMap(checkSheet);
}

function checkSheet({ path, text }: TextFile): Finding[] {
  if (path.endsWith('.module.css')) return sheetFindings(path, text);
  const message = 'This style sheet is not a CSS module. Rename it to *.module.css.';
  return [{ code: 'css.leaks', message, file: path, line: 1 }];
}
