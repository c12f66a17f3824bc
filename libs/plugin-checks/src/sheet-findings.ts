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
  const places = new Map<Rule, Place>();
  sheet.walkRules((rule) => {
    if (isStep(rule)) return;
    const outer = outerRule(rule);
    const found = rule.selectors.map((selector) => placeOf(nestedIn(outer && places.get(outer), selector)));
    places.set(rule, Math.min(...found) as Place);
    rule.selectors.forEach((selector, index) => {
      const reason = leakOf(selector, found[index]!);
      if (reason) findings.push(leaks(`${selector}: ${reason}`, lineAt(text, rule.source?.start?.offset ?? 0)));
    });
  });
  return findings;
}

function leakOf(selector: string, place: Place): string | undefined {
  if (/:global\b/.test(selector)) return ':global leaves the module.';
  return place === OUTSIDE ? 'it needs a class of the module, also after + or ~.' : undefined;
}

/** The outermost element that a selector can match. The siblings of a game's outermost element are outside the game. */
type Place = typeof OUTSIDE | typeof OUTERMOST | typeof INSIDE;
const OUTSIDE = 0;
const OUTERMOST = 1;
const INSIDE = 2;

/** The simplest selector of each place. */
const SIMPLEST: Readonly<Record<Place, string>> = { [OUTSIDE]: '*', [OUTERMOST]: '.x', [INSIDE]: '.x .x' };

/** Returns the selector of a nested rule without nesting. @param outer undefined for a rule that is not nested */
function nestedIn(outer: Place | undefined, selector: string): string {
  const plain = withoutTexts(selector);
  if (outer === undefined) return plain;
  return plain.includes('&') ? plain.replaceAll('&', SIMPLEST[outer]) : `${SIMPLEST[outer]} ${plain}`;
}

/** Removes what could look like a class or a combinator: escapes, strings and attributes. */
function withoutTexts(selector: string): string {
  return selector
    .replace(/\\[^]/g, '_')
    .replace(/"[^"]*"|'[^']*'/g, '')
    .replace(/\[[^\]]*\]/g, '*');
}

/** A pseudo-class or pseudo-element whose arguments have no arguments of their own. */
const INNERMOST = /::?([\w-]+)\(([^()]*)\)/g;
/** Limits the work for arguments in arguments. Deeper ones are reported. */
const MOST_LEVELS = 8;
const CHOICES = ['is', 'where', 'local'];

function placeOf(selector: string): Place {
  const plain = withoutArguments(selector);
  // Every second part is a combinator; undefined between an element and one below it.
  const parts: (string | undefined)[] = plain.trim().split(/\s*([>+~])\s*|\s+/);
  let place: Place = OUTSIDE;
  for (let index = 0; index < parts.length; index += 2) {
    const isSibling = ['+', '~'].includes(parts[index - 1] ?? '');
    if (index > 0 && place === OUTERMOST) place = isSibling ? OUTSIDE : INSIDE;
    if (place === OUTSIDE && /\.-?[_a-z]/i.test(parts[index] ?? '')) place = OUTERMOST;
  }
  return place;
}

/**
 * Replaces the arguments of pseudo-classes. A class inside `:not()` or `:has()` does not limit a selector to the game,
 * and one inside `:is()` or `:where()` only if each of its selectors has one.
 */
function withoutArguments(selector: string): string {
  let plain = selector;
  for (let level = 0; level < MOST_LEVELS; level += 1) {
    plain = plain.replace(INNERMOST, (_all, name: string, choices: string) =>
      CHOICES.includes(name.toLowerCase()) ? SIMPLEST[Math.min(...list.comma(choices).map(placeOf)) as Place] : '*',
    );
  }
  return plain.includes('(') ? SIMPLEST[OUTSIDE] : plain;
}

function isStep({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name);
}

/** Returns the rule around a nested rule. */
function outerRule({ parent }: Rule): Rule | undefined {
  for (let outer: Container | Document | undefined = parent; outer; outer = outer.parent)
    if (outer.type === 'rule') return outer as Rule;
  return undefined;
}
