import {
  codeSizes,
  CODE_BUDGET_BYTES,
  LAZY_CODE_BUDGET_BYTES,
  pageOf,
  type BuiltFiles,
  type Finding,
} from '@soccer-legends/plugin-checks';
import type { Command } from 'commander';
import { EXIT } from '../fault.ts';
import { printJson, terminal, colors, type Terminal } from '../output/terminal.ts';
import { countText, sizeText } from '../output/value-texts.ts';
import { findProject } from '../project/find-project.ts';
import { readSiteOptions, SITE_HELP } from '../site/site-options.ts';
import { codeByPackage } from './code-by-package.ts';
import { checkGame, hasErrors, type CheckResult, type StageReport } from './check-game.ts';

/** Adds `check`, which finds everything that prevents the game from being published. */
export function addCheck(program: Command): void {
  program
    .command('check')
    .description('find everything that prevents the game in this folder from being published')
    .option('--json', 'print all findings as one JSON object')
    .option('--site <url>', SITE_HELP)
    .action(async ({ json = false, site: named }: { json?: boolean; site?: string }) => {
      const project = findProject(process.cwd());
      const { site } = readSiteOptions({ site: named }, process.env, process.cwd());
      if (!json) terminal.err(`Checking ${project.key || project.folder} …`);
      const result = await checkGame(project, { site, ...(!json && { onStage: reportStage }) });
      const { findings } = result;
      if (json) printJson(findingsForPrograms(project.key, findings));
      else reportFindings(result, terminal);
      if (hasErrors(findings)) process.exitCode = EXIT.refused;
    });
}

/** In the package of this command, which a project has installed. */
const PAGE = 'node_modules/@soccer-legends/plugin-cli/docs/plugin-checks.md';

/** Prints the end of a stage as progress. */
export function reportStage({ stage, ms, findings }: StageReport): void {
  if (stage === 'reused') return terminal.err('  nothing has changed since the last check');
  const mark = hasErrors(findings) ? colors.red('✗') : colors.green('✓');
  terminal.err(`  ${mark} ${stage} ${colors.dim(`${(ms / 1000).toFixed(1)} s`)}`);
}

/** Prints findings: errors first, each with its location, followed by instructions for each code. */
export function reportFindings({ findings, build }: CheckResult, { out }: Terminal): void {
  const errors = findings.filter(({ code }) => pageOf(code).severity === 'error');
  const warnings = findings.filter(({ code }) => pageOf(code).severity === 'warning');
  for (const finding of errors) out(`${colors.red('error')} ${lineFor(finding)}`);
  for (const finding of warnings) out(`${colors.yellow('warning')} ${lineFor(finding)}`);
  for (const code of new Set(findings.map((finding) => finding.code))) {
    out(`\n${colors.bold(code)}: ${pageOf(code).title}. ${pageOf(code).remedy}`);
  }
  if (findings.length > 0) {
    const counts = `${countText(errors.length, 'error')}, ${countText(warnings.length, 'warning')}`;
    out(`\n${counts}. Details: ${PAGE}`);
  }
  if (build) out(sizesText(build.files));
  const parts = build ? codeByPackage(build).map(({ name, bytes }) => `${name} ${sizeText(bytes)}`) : [];
  if (parts.length > 0) out(`Before compression: ${parts.join(', ')}.`);
  if (!hasErrors(findings)) out(`${colors.green('✓')} This game can be published.`);
}

function sizesText(files: BuiltFiles): string {
  const { atOnce, lazy } = codeSizes(files);
  const textOf = (size: number, limit: number) => `${sizeText(size)} compressed, limit ${sizeText(limit)}`;
  const code = `Code: ${textOf(atOnce, CODE_BUDGET_BYTES)}`;
  return lazy > 0 ? `${code}; on demand: ${textOf(lazy, LAZY_CODE_BUDGET_BYTES)}.` : `${code}.`;
}

/** Returns findings for `--json`. */
export function findingsForPrograms(key: string, findings: readonly Finding[]): object {
  return {
    key,
    passed: !hasErrors(findings),
    findings: findings.map((finding) => ({
      ...finding,
      severity: pageOf(finding.code).severity,
      title: pageOf(finding.code).title,
    })),
  };
}

/** Returns a finding as text: its code and place, and below them its message. */
export function lineFor({ code, message, file, line }: Finding): string {
  const place = [file, line].filter((part) => part !== undefined).join(':');
  return `${code}${place && ` ${place}`}\n  ${message.replaceAll('\n', '\n  ')}`;
}
