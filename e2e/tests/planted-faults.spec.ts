import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IssuedPublishToken } from '@soccer-legends/contracts';
import ts from 'typescript';
import { signIn } from '../site/administrator.ts';
import { newAuthor } from '../site/author.ts';
import { edit } from '../site/edit.ts';
import { expect, patience, test } from '../site/test.ts';

const KEY = 'cup-finals';
const VIEW = `src/view/CupFinals.tsx`;

/** A fault that an author could make, and how `check` reports it. */
interface Planted {
  fault: string;
  /** Whether no site can be reached. */
  isOffline?: boolean;
  plant(project: string): void;
  /** The codes, with file and line if the finding has them, and a part of the message of the first one. */
  codes: string[];
  message?: RegExp;
}

const inView = (project: string, before: string, added: string): void =>
  edit(project, VIEW, (text) => text.replace(before, `${added}${before}`));
const onBoard = (element: string) => (project: string) =>
  inView(project, '      <p className={css.verdict}>', `      ${element}\n`);
const inRender = (statement: string) => (project: string) =>
  edit(project, VIEW, (text) => text.replace('const t = useTexts();', `const t = useTexts();\n  ${statement}`));

/** Adds a statement to the deal, which can call the site. */
const inDeal = (statement: string) => (project: string) =>
  edit(project, 'src/deal.ts', (text) =>
    text
      .replace("Pick<DealContext, 'seed'>", "Pick<DealContext, 'seed'> & Partial<DealContext>")
      .replace('({ seed }', '({ seed, services }')
      .replace('const random =', `${statement}\n  const random =`),
  );

const FAULTS: readonly Planted[] = [
  { fault: 'no fault', plant: () => undefined, codes: [] },
  {
    fault: 'a correct deal that reads players, without a site,',
    isOffline: true,
    plant: inDeal(
      "const players = await services?.http.get<unknown[]>('/api/players?limit=30');\n  if (players && players.length < 30) throw new Error('too few players');",
    ),
    codes: [],
  },
  {
    fault: 'a deal that makes a call that matchdays do not freeze',
    isOffline: true,
    plant: inDeal("await services?.http.get('/api/players/search?q=zi');"),
    codes: ['deal.notFrozen'],
    message: /The deal reads \/api\/players\/search\?q=zi, whose response may change/,
  },
  {
    fault: 'a slow deal',
    isOffline: true,
    plant: inDeal(
      "const players = await services?.http.get('/api/players?limit=30');\n  if (players) for (const end = performance.now() + 6000; performance.now() < end; ) await new Promise((resolve) => setTimeout(resolve, 100));",
    ),
    codes: ['deal.slow'],
    message: /A deal took \d+\.\d seconds, although every call was answered at once\. The limit is 5\./,
  },
  {
    fault: 'a lazy part with a style sheet, which is carried',
    plant(project) {
      writeFileSync(
        join(project, 'src/view/Part.tsx'),
        "import css from './Part.module.css';\n\nexport default () => <p className={css.part}>!</p>;\n",
      );
      writeFileSync(join(project, 'src/view/Part.module.css'), '.part { margin: 0 }\n');
      edit(project, VIEW, (text) => `import { lazy, Suspense } from 'react';\n${text}`);
      inView(project, '/** Shows a state', "const Part = lazy(() => import('./Part.tsx'));\n\n");
      onBoard('<Suspense><Part /></Suspense>')(project);
    },
    codes: [],
  },
  {
    fault: 'an imported picture, which is carried',
    plant(project) {
      copyFileSync(join(import.meta.dirname, '../../shell/public/share.png'), join(project, 'src/view/dot.png'));
      edit(project, VIEW, (text) => `import dot from './dot.png';\n${text}`);
      onBoard('<img src={dot} alt="" width={1} height={1} />')(project);
    },
    codes: [],
  },
  {
    fault: 'a crash on the results',
    plant: (project) =>
      edit(project, 'src/game.ts', (text) =>
        text.replace(
          'View: CupFinals,',
          "View: CupFinals,\n  Summary: () => {\n    throw new Error('no summary');\n  },",
        ),
      ),
    codes: ['play.fails src/game.ts:16', 'play.crashes'],
    message: /no summary/,
  },
  {
    fault: 'a missing file',
    plant: onBoard('<img src="/plugins/cup-finals/gone.png" alt="" />'),
    codes: ['play.request'],
    message: /gone\.png: status 404/,
  },
  {
    fault: 'a picture of another site',
    plant: onBoard('<img src="https://example.org/x.png" alt="" />'),
    codes: ['play.fails'],
    message: /https:\/\/example\.org\/x\.png.*Content Security Policy/,
  },
  {
    fault: 'a loop without an end',
    plant: inRender('for (let n = 0; answers.length === 2; n += 1) if (n < 0) break;'),
    codes: ['play.hangs'],
    message: /After .*, the page did not respond/,
  },
  {
    fault: 'a board without controls',
    plant: (project) =>
      edit(project, 'src/view/CupFinals.module.css', (text) =>
        text.replace('.game {', '.game {\n  visibility: hidden;'),
      ),
    codes: ['play.noEnd'],
  },
  {
    fault: 'a wrong text key',
    plant: (project) => edit(project, 'src/game.ts', (text) => text.replace("'intro.points'", "'intro.pionts'")),
    codes: ['texts.missing'],
    message: /"intro\.pionts"/,
  },
  {
    fault: 'a board that is 40 px too tall',
    plant: (project) =>
      edit(project, 'src/view/CupFinals.module.css', (text) =>
        text.replace('.game {', '.game {\n  height: calc(100dvh - 8px);\n  align-content: end;'),
      ),
    codes: ['screen.doesNotFit'],
    message: /Board, 360 x 560 px: button .* is outside the window/,
  },
  {
    fault: 'an element outside of the game',
    plant: onBoard("<i ref={(at) => at?.ownerDocument.body.append(at.ownerDocument.createElement('aside'))} />"),
    codes: ['play.leaks'],
    message: /<aside> in the body/,
  },
  {
    fault: 'a worker',
    plant(project) {
      writeFileSync(join(project, 'src/view/count.ts'), 'export {};\n');
      edit(project, VIEW, (text) => `import Count from './count.ts?worker';\n${text}`);
      inRender('if (answers.length > 9) new Count();')(project);
    },
    codes: ['code.forbiddenImport src/view/CupFinals.tsx:1'],
    message: /workers/,
  },
];

/** Returns what `check` finds in a new game in which a fault was planted. */
async function check(
  url: string,
  { plant, isOffline = false, kind = 'quiz' }: Pick<Planted, 'plant' | 'isOffline'> & { kind?: string },
  exitCode: number,
): Promise<Found[]> {
  const author = await newAuthor(url);
  try {
    await author.run(['new', KEY, '--kind', kind]);
    const project = join(author.folder, KEY);
    await author.install(project);
    plant(project);
    const site = isOffline ? ['--site', 'http://localhost:1'] : [];
    const output = await author.run(['check', '--json', ...site], { cwd: project, exitCode });
    return (JSON.parse(output.slice(output.indexOf('{'))) as { findings: Found[] }).findings;
  } finally {
    author.dispose();
  }
}

test.beforeEach(() => test.setTimeout(patience(240_000)));

for (const { codes, message = /./, ...planted } of FAULTS) {
  const outcome = codes.length === 0 ? 'passes' : `is refused with ${codes.join(' and ')}`;
  test(`check: a game with ${planted.fault} ${outcome}`, { tag: '@long' }, async ({ baseURL }) => {
    const findings = await check(baseURL!, planted, codes.length === 0 ? 0 : 1);
    const errors = findings.filter(({ severity }) => severity === 'error');
    expect([...new Set(errors.map(placed))]).toEqual(expect.arrayContaining(codes));
    expect(errors.map((finding) => finding.message).join('\n')).toMatch(codes.length === 0 ? /^$/ : message);
  });
}

for (const kind of ['board', 'word', 'drag'])
  test(`check: a new ${kind} game passes without a site`, { tag: '@long' }, async ({ baseURL }) => {
    expect(await check(baseURL!, { plant: () => undefined, isOffline: true, kind }, 0)).toEqual([]);
  });

/** Turns a project into plain JavaScript, and removes the configuration of the compiler. */
function toJavaScript(project: string): void {
  const files = readdirSync(join(project, 'src'), { recursive: true, encoding: 'utf8' });
  for (const path of files.filter((file) => /\.tsx?$/.test(file)).map((file) => join(project, 'src', file))) {
    const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), {
      compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext, jsx: ts.JsxEmit.Preserve },
    });
    writeFileSync(path.replace(/\.ts(x?)$/, '.js$1'), outputText.replaceAll(/(from '\.[^']+)\.ts(x?)'/g, "$1.js$2'"));
    rmSync(path);
  }
  for (const name of ['tsconfig.json', 'tsconfig.rules.json']) rmSync(join(project, name));
}

test('check: a game in plain JavaScript passes', { tag: '@long' }, async ({ baseURL }) => {
  expect(await check(baseURL!, { plant: toJavaScript, isOffline: true }, 0)).toEqual([]);
});

test('check warns of a game that writes into its own text', { tag: '@long' }, async ({ baseURL }) => {
  const writing = '<i ref={(at) => void (at && ((at.firstChild as Text).data = String(answers.length)))}>0</i>';
  const findings = await check(baseURL!, { plant: onBoard(writing) }, 0);
  const broken = findings.find(({ code }) => code === 'screen.breaks');
  expect(broken?.message).toMatch(/After move 1, a translated page shows /i);
});

test(
  'publish: refuses a minor version that scores a round of the previous version differently, and accepts a major version',
  { tag: '@long' },
  async ({ ownSite, request }) => {
    const admin = await signIn(request, ownSite.url);
    const issuing = { name: 'team', days: 1 };
    const issued = await admin.send<IssuedPublishToken>('POST', `/api/admin/plugins/${KEY}/tokens`, issuing);
    const author = await newAuthor(ownSite.url);
    try {
      const project = join(author.folder, KEY);
      const publish = (exitCode = 0) => author.run(['publish'], { cwd: project, token: issued.secret, exitCode });
      const become = (version: string) =>
        edit(project, 'plugin.json', (text) => text.replace(/"version": ".*?"/, `"version": "${version}"`));
      await author.run(['new', KEY]);
      await author.install(project);
      await publish();
      edit(project, 'src/rules/cup-finals.ts', (text) => text.replace('right * POINTS', '2 * right * POINTS'));
      edit(project, 'src/rules/cup-finals.test.ts', (text) =>
        text.replaceAll(/, (\d+)\],$/gm, (_all, points: string) => `, ${2 * Number(points)}],`),
      );
      become('1.1.0');
      const refused = await publish(1);
      expect(refused).toMatch(/A round of version 1\.0\.0 is played differently: score is \d+ instead of \d+\./);
      expect(refused).toContain('Raise the major version');
      become('2.0.0');
      expect(await publish()).toContain(`${KEY} 2.0.0 published`);
    } finally {
      author.dispose();
    }
  },
);

interface Found {
  code: string;
  severity: string;
  message: string;
  file?: string;
  line?: number;
}

function placed({ code, file, line }: Found): string {
  return file === undefined ? code : `${code} ${file}:${line}`;
}

test(
  'check: Ctrl+C at any stage ends every process of the check and leaves the sources as they were',
  { tag: '@long' },
  async ({ baseURL }) => {
    test.setTimeout(patience(240_000));
    const author = await newAuthor(baseURL!);
    try {
      await author.run(['new', KEY]);
      const project = join(author.folder, KEY);
      await author.install(project);
      const before = sourcesIn(project);
      for (const finished of ['files', 'types and build', 'tests']) {
        const check = author.start(['check'], project);
        const ended = once(check, 'exit');
        for await (const chunk of check.stderr) if (String(chunk).includes(`✓ ${finished}`)) break;
        await expect.poll(() => descendantsOf(check.pid!).length).toBeGreaterThan(0);
        const children = descendantsOf(check.pid!);
        process.kill(-check.pid!, 'SIGINT');
        await ended;
        await expect.poll(() => children.filter(isRunning)).toEqual([]);
        expect(sourcesIn(project), finished).toEqual(before);
      }
    } finally {
      author.dispose();
    }
  },
);

/** Returns the text of every file of a project besides its packages and its build. */
function sourcesIn(project: string): Record<string, string> {
  const files = readdirSync(project, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name).slice(project.length + 1));
  const sources = paths.filter((path) => !/^(?:node_modules|dist)\//.test(path));
  return Object.fromEntries(sources.sort().map((path) => [path, readFileSync(join(project, path), 'utf8')]));
}

function descendantsOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' });
  const rows = stdout
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/ +/).map(Number));
  const below = (parent: number): number[] =>
    rows.filter(([, of]) => of === parent).flatMap(([child]) => [child!, ...below(child!)]);
  return below(pid);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
