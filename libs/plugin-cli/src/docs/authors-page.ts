import { CHECKS, type CheckCode } from '@soccer-legends/plugin-checks';
import { Marked, type Tokens } from 'marked';
import { CHECK_EXAMPLES } from './check-examples.ts';

/** A document in the lists of pages. */
export interface Listed {
  /** Below `/authors`. */
  path: string;
  title: string;
  about: string;
}

/** What a page shows besides the lists. */
interface PageContent {
  path: string;
  title: string;
  /** HTML. */
  content: string;
  listed: readonly Listed[];
  /** The codes of all checks, for the list beside a page about one. */
  codes: readonly string[];
}

/** The address of a local site. The documents use it in their links to generated ones. */
const DOCUMENTED_SITE = 'http://localhost:3000';

/** The pages that show a document of the repository. */
const PAGES: Readonly<Record<string, string>> = {
  'docs/writing-a-game.md': 'tutorial',
  'libs/game-sdk/README.md': 'contract',
  'libs/ui/README.md': 'components',
  'libs/plugin-cli/README.md': 'command',
};

/** Returns the page of a document. */
export function pageOf({ path, title, content, listed, codes }: PageContent): string {
  const isCheck = path.startsWith('checks/');
  const links = isCheck ? codes.map((code) => ({ path: `checks/${code}`, title: code })) : listed;
  const items = links.map(({ path: to, title: name }) => {
    const current = to === path ? ' aria-current="page"' : '';
    return `<li><a href="/authors/${to}"${current}>${escaped(name)}</a></li>`;
  });
  const list = `<details><summary>${isCheck ? 'All checks' : 'Contents'}</summary><ul>${items.join('')}</ul></details>`;
  return framed(title, `<div class="docs"><nav aria-label="Documents">${list}</nav><main>${content}</main></div>`);
}

/** Returns the content of a check code's page, with refused and accepted code side by side. */
export function checkContent(code: CheckCode): string {
  const { severity, title, why, remedy } = CHECKS[code];
  const { file, refused, accepted } = CHECK_EXAMPLES[code];
  const place = file === 'sh' ? '' : ` <small>${file}</small>`;
  const figure = (look: string, caption: string, text: string): string =>
    `<figure class="${look}"><figcaption>${caption}${place}</figcaption>${codeBlock(text)}</figure>`;
  const effect = severity === 'error' ? 'error: prevents publishing' : 'warning';
  return [
    '<p class="crumb"><a href="/authors">Authors</a> / <a href="/authors/checks">Checks</a></p>',
    `<h1><code>${code}</code></h1>`,
    `<p class="lead">${title}. <span class="severity ${severity}">${effect}</span></p>`,
    htmlOf(why),
    `<div class="pair">${figure('refused', '✗ Refused', refused)}${figure('accepted', '✓ Accepted', accepted)}</div>`,
    `<h2>Fix</h2>${htmlOf(remedy)}`,
  ].join('');
}

/** The tutorial's commands, with the minute at which a newcomer reaches them. */
const COMMANDS = [
  [
    '0′',
    'npx http://localhost:3000/packages/soccer-legends-plugin-cli.tgz new cup-finals',
    'a quiz in six languages, with tests',
  ],
  ['2′', 'npx soccer-legends dev', 'your game in the real page, only for you'],
  ['7′', 'npx soccer-legends check', 'everything that would stop publication'],
  ['8′', 'npx soccer-legends publish', 'uploaded, checked again, not yet visible'],
  ['10′', 'npx soccer-legends release --reason "first version"', 'players have it within a second'],
] as const;

const FOR_FREE = [
  ['A place on the matchday', 'The same round for everybody, once an administrator has admitted your game.'],
  ['Challenges', 'A link gives a friend the same questions and compares both rounds.'],
  ['The album', 'A player who is named in your game gets a sticker.'],
  ['Six languages', 'Your texts, the components and the results in the language of the player.'],
  ['Accessibility', 'Screen reader, keyboard, time setting and three themes.'],
  ['Safe releases', 'Staged shares, rollback by itself, integrity hashes.'],
] as const;

/**
 * Returns the first page: the commands, what a game gets, and all documents.
 * @param rules the rules of a small game
 */
export function homePage(listed: readonly Listed[], rules: string): string {
  const commands = COMMANDS.map(
    ([minute, command, about]) => `<li><b>${minute}</b><div><code>${command}</code><small>${about}</small></div></li>`,
  );
  const cards = FOR_FREE.map(([name, about]) => `<li><b>${name}</b><p>${about}</p></li>`);
  const documents = listed.map(
    ({ path, title, about }) => `<li><a href="/authors/${path}">${escaped(title)}</a>${htmlOf(about)}</li>`,
  );
  const introduction = `<div><p class="kick">For teams that publish games</p>
<h1>Write the rules and the screen. The rest is here.</h1>
<p>From an empty folder to a released game in about ten minutes. You need Node 20.19 and a token from this site’s
administrator.</p><ol class="term">${commands.join('')}</ol></div>`;
  const sample = `<figure class="sample"><figcaption>All rules of a small game</figcaption>${codeBlock(rules)}</figure>`;
  return framed(
    'Write a game',
    `<main><section class="hero"><div class="wrap">${introduction}${sample}</div></section>
<section class="wrap"><h2>What your game gets for free</h2><ul class="cards">${cards.join('')}</ul></section>
<section class="wrap"><h2>Documents</h2><ul class="cards">${documents.join('')}</ul></section></main>`,
  );
}

function framed(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)} · Soccer Legends authors</title><link rel="stylesheet" href="/authors/tokens.css"><link rel="stylesheet" href="/authors/authors.css"></head><body><header class="top"><div class="wrap"><a class="brand" href="/authors">Soccer Legends <em>authors</em></a><a href="/authors/llms.txt">llms.txt</a><a href="/">Games</a></div></header>${content}</body></html>\n`;
}

const marked = new Marked({
  renderer: {
    heading({ tokens, depth }: Tokens.Heading) {
      const text = this.parser.parseInline(tokens);
      return `<h${depth} id="${slugOf(text)}">${text}</h${depth}>\n`;
    },
    link({ href, tokens }: Tokens.Link) {
      const text = this.parser.parseInline(tokens);
      const to = addressOf(href);
      return to === undefined ? text : `<a href="${to}">${text}</a>`;
    },
    code({ text }: Tokens.Code) {
      return codeBlock(text);
    },
  },
});

/** Focusable, so that the keyboard can scroll a block that is wider than the page. */
function codeBlock(text: string): string {
  return `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`;
}

/** Returns a document as HTML. */
export function htmlOf(markdown: string): string {
  return (marked.parse(markdown) as string)
    .replaceAll('<table>', '<div class="wide" tabindex="0" role="region" aria-label="Table"><table>')
    .replaceAll('</table>', '</table></div>');
}

/** Returns the address of a link; undefined for a file that no page shows, whose text stays without a link. */
export function addressOf(href: string): string | undefined {
  const local = href.replace(DOCUMENTED_SITE, '');
  if (/^(?:https?:|#|\/)/.test(local)) return local;
  const [file = '', heading] = local.replace(/^(?:\.\.?\/)*/, '').split('#');
  const page = PAGES[file];
  return page && `/authors/${page}${heading ? `#${heading}` : ''}`;
}

/** Returns the id of a heading, as GitHub makes it. */
function slugOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>|&[a-z0-9#]+;/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
