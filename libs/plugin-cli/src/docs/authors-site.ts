import { readFileSync } from 'node:fs';
import { CHECKS } from '@soccer-legends/plugin-checks';
import { addressOf, checkContent, homePage, htmlOf, pageOf, type Listed } from './authors-page.ts';
import { checkPages } from './checks-page.ts';
import { dashboardContent, dashboardScript } from './dashboard.ts';
import { dataPage } from './data-page.ts';
import { manifestPage } from './manifest-page.ts';
import { openSdk } from './sdk-program.ts';
import { sdkPage } from './sdk-page.ts';

const root = new URL('../../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** A document for authors of games, in Markdown. */
interface AuthorsDocument extends Listed {
  /** Its name in the package of the command. */
  file: string;
  markdown: string;
}

/** The pages of `/authors` and the documents in the package of the command, generated from the sources. */
export interface AuthorsSite {
  /** Text by path below `/authors`. */
  pages: ReadonlyMap<string, string>;
  /** Markdown by file name. */
  documents: ReadonlyMap<string, string>;
}

/** Generates everything that authors read. Compiles the SDK, which takes seconds. */
export function authorsSite(): AuthorsSite {
  const checks = checkPages();
  const documents = [...written(), ...generated()];
  const listed = [...documents, CHECKS_INDEX, GALLERY, DASHBOARD];
  const pages = new Map([['index.html', homePage(listed, sampleRules())]]);
  const add = (path: string, title: string, markdown: string, content = htmlOf(markdown)): void => {
    pages.set(`${path}.html`, pageOf({ path, title, content, listed, codes: [...checks.keys()] }));
    pages.set(`${path}.md`, markdown);
  };
  for (const { path, title, markdown } of documents) add(path, title, markdown);
  add(CHECKS_INDEX.path, CHECKS_INDEX.title, checksIndex());
  for (const [code, markdown] of checks) add(`checks/${code}`, code, markdown, checkContent(code));
  const { path, title } = DASHBOARD;
  pages.set(`${path}.html`, pageOf({ path, title, content: dashboardContent, listed, codes: [] }));
  pages.set(`${path}.js`, dashboardScript);
  pages.set('llms.txt', llmsText([...documents, CHECKS_INDEX]));
  pages.set('authors.css', read('libs/plugin-cli/src/docs/authors.css'));
  pages.set('tokens.css', read('libs/ui/src/tokens.css'));
  const files = documents.map(({ file, markdown }) => [file, linked(markdown, documents)] as const);
  return { pages, documents: new Map([...files, ['plugin-checks.md', [...checks.values()].join('\n')]]) };
}

/** Returns Markdown whose links lead to the other documents of the package. */
function linked(markdown: string, documents: readonly AuthorsDocument[]): string {
  return markdown.replaceAll(/\]\(([^)\s]+)\)/g, (link, href: string) => {
    const [address, heading] = addressOf(href)?.split('#') ?? [];
    const found = documents.find(({ path }) => address === `/authors/${path}`);
    return found ? `](${found.file}${heading ? `#${heading}` : ''})` : link;
  });
}

const CHECKS_INDEX: Listed = {
  path: 'checks',
  title: 'Checks',
  about: 'every finding of `check`, with refused and accepted code',
};

/** Vite builds its page from `shell/gallery`. */
export const GALLERY: Listed = {
  path: 'gallery',
  title: 'Gallery',
  about: 'every component in themes, languages and widths',
};

const DASHBOARD: Listed = {
  path: 'dashboard',
  title: 'Dashboard',
  about: 'rounds and failures of your game on this site',
};

/** Documents that are kept in Markdown. */
function written(): AuthorsDocument[] {
  return [
    {
      path: 'tutorial',
      file: 'writing-a-game.md',
      title: 'Tutorial',
      about: 'from an empty folder to a released game in ten minutes',
      markdown: read('docs/writing-a-game.md'),
    },
    {
      path: 'contract',
      file: 'contract.md',
      title: 'What a game is',
      about: 'rules, view, deal, errors and the test kit',
      markdown: read('libs/game-sdk/README.md'),
    },
    {
      path: 'components',
      file: 'components.md',
      title: 'Components',
      about: 'what the page brings: controls, pictures and colors',
      markdown: read('libs/ui/README.md'),
    },
    {
      path: 'command',
      file: 'command.md',
      title: 'Command and limits',
      about: 'the commands, and what a game may contain',
      markdown: read('libs/plugin-cli/README.md'),
    },
  ];
}

/** Documents that are generated from the sources. */
function generated(): AuthorsDocument[] {
  const sdk = openSdk();
  return [
    {
      path: 'sdk',
      file: 'sdk.md',
      title: 'SDK reference',
      about: 'every exported name',
      markdown: sdkPage(sdk),
    },
    {
      path: 'data',
      file: 'data.md',
      title: 'The data API',
      about: 'players, clubs, coaches and puzzles, with every field',
      markdown: dataPage(sdk),
    },
    {
      path: 'manifest',
      file: 'plugin-manifest.md',
      title: 'plugin.json',
      about: 'the manifest, field by field',
      markdown: manifestPage(),
    },
  ];
}

/** Returns the rules of the minimal game in the README of the SDK. */
function sampleRules(): string {
  const [, rules = ''] = /^ {2}(rules: \{\n.*?^ {2}\},)$/ms.exec(read('libs/game-sdk/README.md')) ?? [];
  return rules.replaceAll(/^ {2}/gm, '');
}

function checksIndex(): string {
  const lines = Object.entries(CHECKS).map(
    ([code, { title, severity }]) => `- [${code}](/authors/checks/${code}): ${title} (${severity})`,
  );
  return `# What \`soccer-legends check\` finds\n\nAn error prevents publishing, a warning does not. The server repeats every check that it depends on.\n\n${lines.join('\n')}\n`;
}

/** Returns the index for language models; https://llmstxt.org describes the format. */
function llmsText(listed: readonly Listed[]): string {
  const lines = listed.map(({ path, title, about }) => `- [${title}](/authors/${path}.md): ${about}`);
  return `# Games for Soccer Legends

> A team writes the rules and the screen of a mini-game. The command \`soccer-legends\` creates, checks, publishes and
> releases it on this site, without a change of the site.

## Documents

${lines.join('\n')}
`;
}
