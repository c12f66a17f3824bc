import {
  checkBuild,
  checkTexts,
  pageOf,
  type BuiltFiles,
  type Finding,
  sheetFindings,
  type TextFile,
} from '@soccer-legends/plugin-checks';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildGame, readFiles, type Build } from '../project/build-game.ts';
import { readJson, type Project } from '../project/find-project.ts';
import { installedVersion } from '../project/tools.ts';
import { CheckCache, hashOfFiles, hashOfProject } from './check-cache.ts';
import { checkManifest } from './check-manifest.ts';
import { checkScripts } from './check-scripts.ts';
import { checkTests } from './check-tests.ts';
import { checkTypes } from './check-types.ts';
import { playBuild } from './play/play-build.ts';
import { readSources } from './sources.ts';
import { toolMissing } from './tool-missing.ts';

/** The findings about a game, and the build that was checked. */
export interface CheckResult {
  findings: readonly Finding[];
  /** The checked build; undefined if the build failed. */
  build: Build | undefined;
}

/** What a check needs besides the game. */
export interface CheckOptions {
  /** Origin of the site that answers the calls of the game. */
  site: string;
  /** Called after every stage, and with `reused` instead of all stages. */
  onStage?(stage: StageReport): void;
  /** Called with a build that passed the static checks, before the slow ones. */
  onBuilt?(build: Build): Promise<void>;
}

/** A finished part of a check. */
export interface StageReport {
  stage: 'files' | 'types and build' | 'tests' | 'rounds in the browser' | 'earlier rounds' | 'reused';
  ms: number;
  findings: readonly Finding[];
}

/**
 * Runs all checks, the cheap ones first, and returns all findings. Plays the build only if everything else is right. The
 * result of a check without errors is reused until something changes.
 */
export async function checkGame(project: Project, options: CheckOptions): Promise<CheckResult> {
  const cache = new CheckCache(project);
  const inputs = hashOfProject(project);
  const kept = inputs && reusable(project, cache, inputs);
  if (kept) {
    options.onStage?.({ stage: 'reused', ms: 0, findings: kept.findings });
    return kept;
  }
  const result = await runStages(project, options, cache);
  if (inputs && result.build && !hasErrors(result.findings)) {
    const { files, maps } = result.build;
    const dist = hashOfFiles(files);
    cache.write('check', inputs, { findings: result.findings, dist });
    cache.write('maps', dist, Object.fromEntries([...maps].map(([path, map]) => [path, map.toString()])));
  }
  return result;
}

/** Returns whether a finding about the copy of a source in the build repeats one about the source itself. */
function isKnown({ code, message, file = '' }: Finding, findings: readonly Finding[]): boolean {
  return findings.some((other) => other.code === code && other.message === message && other.file === `src/${file}`);
}

/** Returns the source maps of an earlier build, which its folder does not contain. */
function keptMaps(cache: CheckCache, dist: string): BuiltFiles {
  const kept = Object.entries(cache.read<Record<string, string>>('maps', dist) ?? {});
  return new Map(kept.map(([path, map]) => [path, Buffer.from(map)]));
}

/** Returns the kept result if the build is still there. */
function reusable({ folder }: Project, cache: CheckCache, inputs: string): CheckResult | undefined {
  const kept = cache.read<{ findings: Finding[]; dist: string }>('check', inputs);
  const dist = join(folder, 'dist');
  if (!kept || !existsSync(dist)) return undefined;
  const files = readFiles(dist);
  if (hashOfFiles(files) !== kept.dist) return undefined;
  return { findings: kept.findings, build: { files, maps: keptMaps(cache, kept.dist) } };
}

async function runStages(
  project: Project,
  { site, onStage, onBuilt }: CheckOptions,
  cache: CheckCache,
): Promise<CheckResult> {
  const findings: Finding[] = [];
  const stage = async <Value extends { findings: readonly Finding[] }>(
    name: StageReport['stage'],
    check: () => Promise<Value>,
  ): Promise<Value> => {
    const start = Date.now();
    const value = await check();
    findings.push(...value.findings);
    onStage?.({ stage: name, ms: Date.now() - start, findings: value.findings });
    return value;
  };
  await stage('files', () => Promise.resolve({ findings: checkFiles(project) }));
  const { build } = await stage('types and build', async () => {
    const [types, built] = await Promise.all([checkTypes(project), builtGame(project)]);
    return { ...built, findings: [...types, ...built.findings.filter((finding) => !isKnown(finding, findings))] };
  });
  if (build && !hasErrors(findings)) await onBuilt?.(build);
  await stage('tests', async () => ({ findings: await checkTests(project) }));
  if (build && !hasErrors(findings))
    await stage('rounds in the browser', async () => ({
      findings: await playedBuild(project, build, { site, cache }),
    }));
  return { findings, build };
}

/** Plays a build that has not been played before. */
async function playedBuild(
  { folder }: Project,
  build: Build,
  { site, cache }: { site: string; cache: CheckCache },
): Promise<readonly Finding[]> {
  const inputs = hashOfFiles(build.files);
  const kept = cache.read<Finding[]>('rounds', inputs);
  if (kept) return kept;
  const findings = await playBuild({ folder, build, site, recordings: cache.recordings });
  if (!hasErrors(findings)) cache.write('rounds', inputs, findings);
  return findings;
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
      return { findings: checkBuild(outcome.build.files), build: outcome.build };
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
