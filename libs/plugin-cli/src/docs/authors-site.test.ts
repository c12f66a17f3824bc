import {
  checkTexts,
  CHECKS,
  CODE_BUDGET_BYTES,
  pageOf,
  sheetFindings,
  type CheckCode,
  type TextFile,
} from '@soccer-legends/plugin-checks';
import { beforeAll, expect, test } from 'vitest';
import { checkScripts } from '../check/check-scripts.ts';
import { authorsSite, type AuthorsSite, GALLERY } from './authors-site.ts';
import { CHECK_EXAMPLES } from './check-examples.ts';

let site: AuthorsSite;
// Compiles the SDK.
beforeAll(() => void (site = authorsSite()), 120_000);

test('the pages link only to each other, to calls of the site and to other sites', () => {
  const known = [...site.pages.keys(), GALLERY.path].map((path) => `/authors/${path.replace(/\.html$/, '')}`);
  for (const [path, html] of site.pages) {
    if (!path.endsWith('.html')) continue;
    const links = [...html.matchAll(/(?:href|src)="([^"#]*)[^"]*"/g)].map(([, to]) => to!);
    const unknown = links.filter((to) => to !== '' && !/^(?:\/|\/authors|\/api\/.*|https:.*)$/.test(to));
    expect(
      unknown.filter((to) => !known.includes(to)),
      path,
    ).toEqual([]);
  }
});

test('links to a part of a page name a heading of that page', () => {
  const missing = [...site.pages].flatMap(([path, html]) =>
    [...html.matchAll(/href="\/authors\/([\w./-]+)#([^"]+)"/g)]
      .filter(([, page, heading]) => !site.pages.get(`${page}.html`)?.includes(`id="${heading}"`))
      .map(([link]) => `${path}: ${link}`),
  );
  expect(missing).toEqual([]);
});

test('every code of the check has a page with refused and accepted code', () => {
  for (const code of Object.keys(CHECKS)) {
    const html = site.pages.get(`checks/${code}.html`);
    expect(html).toContain('✓ Accepted');
    expect(html?.match(/<pre/g)).toHaveLength(2);
  }
});

/** The codes that a check of sources reports for a part of one file. */
function codesOf(file: string, text: string): CheckCode[] {
  const source: TextFile = { path: file, text };
  if (file.endsWith('.css')) return sheetFindings(file, text).map(({ code }) => code);
  if (file.endsWith('.json')) {
    const english = { path: 'src/locales/en.json', text: CHECK_EXAMPLES['texts.missing'].accepted };
    const others = ['de', 'es', 'fr', 'it', 'pt'].map((language) => ({
      ...english,
      path: `src/locales/${language}.json`,
    }));
    const all = [english, ...others].filter(({ path }) => path !== file);
    return checkTexts([...all, source], 'src/locales').map(({ code }) => code);
  }
  return checkScripts([source], []).map(({ code }) => code);
}

test.each([
  'code.forbiddenGlobal',
  'code.timer',
  'code.dynamicCode',
  'code.rawHtml',
  'code.forbiddenImport',
  'rules.impure',
  'css.leaks',
  'texts.missing',
] as const)('the check reports the refused example of %s, and not the accepted one', (code) => {
  const { file, refused, accepted } = CHECK_EXAMPLES[code];
  expect(codesOf(file, refused)).toContain(code);
  expect(codesOf(file, accepted)).toEqual([]);
});

test('the reference of the SDK names what it exports, and that of the data API the fields of a response', () => {
  expect(site.pages.get('sdk.html')).toContain('<code>createRandom</code>');
  const data = site.pages.get('data.html');
  expect(data).toContain('id="playersummary"');
  expect(data).toMatch(/<code>id: number<\/code>/);
});

test('the limits name the budget of the check', () => {
  expect(site.pages.get('command.html')).toContain(`${CODE_BUDGET_BYTES / 1024} kB together`);
});

test('the documents of the package link to each other, and llms.txt lists every document', () => {
  expect(site.documents.get('writing-a-game.md')).toContain('(contract.md#the-test-kit)');
  expect(site.documents.get('writing-a-game.md')).toContain('(plugin-manifest.md)');
  const listed = [...site.pages.get('llms.txt')!.matchAll(/\(\/authors\/([\w-]+\.md)\)/g)].map(([, path]) => path!);
  expect(listed.length).toBeGreaterThan(6);
  expect(listed.filter((path) => !site.pages.has(path))).toEqual([]);
});

test('the first page shows the rules of the minimal game', () => {
  expect(site.pages.get('index.html')).toMatch(/rules: \{\n {2}start: [^]*legalMoves[^]*\n\},<\/code>/);
});

test('a page says whether a finding prevents publishing', () => {
  expect(pageOf('code.timer').severity).toBe('warning');
  expect(site.pages.get('checks/code.timer.html')).toContain(
    'A timer outside the rules. <span class="severity warning">warning</span>',
  );
});
