import { list, parse, type AtRule, type Container, type Document, type Rule } from 'postcss';
import type { Finding } from './finding.ts';
import { lineAt } from './line-at.ts';

/** At-rules that always apply to the whole page. */
const PAGE_WIDE = [
  'font-face',
  'import',
  'property',
  'namespace',
  'page',
  'counter-style',
  'view-transition',
  'font-palette-values',
];

/**
 * Finds styles in a sheet that can affect elements outside of the game.
 * @param path path for the findings
 */
export function sheetFindings(path: string, text: string): Finding[] {
  const leaks = (message: string, line = 1): Finding => ({ code: 'css.leaks', message, file: path, line });
  const findings: Finding[] = [];
  let sheet;
  try {
    sheet = parse(text);
  } catch (fault) {
    return [leaks(`The style sheet cannot be parsed: ${(fault as Error).message}`)];
  }
  sheet.walkAtRules((rule: AtRule) => {
    if (PAGE_WIDE.includes(rule.name.toLowerCase()))
      findings.push(leaks(`@${rule.name} applies to the whole page.`, lineAt(text, rule.source?.start?.offset ?? 0)));
  });
  sheet.walkRules((rule) => {
    if (isStep(rule) || isNested(rule)) return;
    for (const selector of rule.selectors) {
      const reason = leakOf(selector);
      if (reason) findings.push(leaks(`${selector}: ${reason}`, lineAt(text, rule.source?.start?.offset ?? 0)));
    }
  });
  return findings;
}

function leakOf(selector: string): string | undefined {
  if (/:global\b/.test(selector)) return ':global leaves the module.';
  return hasClass(selector) ? undefined : 'it needs a class of the module.';
}

/** The arguments of a pseudo-class, with one level of nested functions. */
const ARGUMENTS = String.raw`\(((?:[^()]|\([^()]*\))*)\)`;
const EXCLUSION = new RegExp(`:(?:not|has)${ARGUMENTS}`, 'gi');
const CHOICE = new RegExp(`:(?:is|where)${ARGUMENTS}`, 'gi');

/**
 * Returns whether a class limits a selector to the game. A class inside `:not()` or `:has()` does not, and one inside
 * `:is()` or `:where()` only if each of its selectors has one.
 */
function hasClass(selector: string): boolean {
  const limiting = selector.replace(EXCLUSION, '').replace(/\[[^\]]*\]/g, '');
  if (/\.-?[_a-z]/i.test(limiting.replace(CHOICE, ''))) return true;
  return [...limiting.matchAll(CHOICE)].some(([, choices = '']) => list.comma(choices).every(hasClass));
}

function isStep({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name);
}

/** A nested rule is limited by the class of its parent rule. */
function isNested({ parent }: Rule): boolean {
  for (let outer: Container | Document | undefined = parent; outer; outer = outer.parent)
    if (outer.type === 'rule') return true;
  return false;
}
