import { localise, type GameListing, type Language } from '@soccer-legends/contracts';

const SHELL_KEYS = ['skip', 'productName', 'navigation', 'games', 'feedback', 'settings'] as const;
const HUB_KEYS = ['title', 'description', 'choose', 'play'] as const;

/** What the shell's texts say on every page and in the hub. */
export interface ShellTexts {
  shell: Readonly<Record<(typeof SHELL_KEYS)[number], string>>;
  hub: Readonly<Record<(typeof HUB_KEYS)[number], string>>;
}

/** Whether a file of texts says what the first page needs. */
export function isShellTexts(value: unknown): value is ShellTexts {
  return has(value, 'shell', SHELL_KEYS) && has(value, 'hub', HUB_KEYS);
}

function has(value: unknown, part: string, keys: readonly string[]): boolean {
  const texts = (value as Record<string, Record<string, unknown> | undefined> | null)?.[part];
  return keys.every((key) => typeof texts?.[key] === 'string');
}

export interface FirstPageParts {
  texts: ShellTexts;
  language: Language;
  /** The registry, on the hub; undefined on every other page. */
  games: readonly GameListing[] | undefined;
  /** Whose page it is. */
  game: GameListing | undefined;
}

/** Cards of which something is seen without scrolling, on a phone. */
const SEEN_AT_ONCE = 2;

/**
 * What is seen until the shell has started, in the shell's own classes: the same words in the same places, as links
 * that work already. A browser test compares the two.
 */
export function firstPage({ texts, language, games, game }: FirstPageParts): string {
  const { skip, productName, navigation, ...ways } = texts.shell;
  const hub = games ? hubOf(texts.hub, games, language) : '';
  return element('div', 'Layout-page', [
    `<a class="Layout-skip" href="#main">${escaped(skip)}</a>`,
    element('header', 'Layout-header', [
      `<a class="Layout-name" href="/">${escaped(productName)}</a>`,
      `<nav class="Layout-nav" aria-label="${escaped(navigation)}">`,
      `<a href="/"${games ? ' aria-current="page"' : ''}>${escaped(ways.games)}</a>`,
      `<a href="/feedback">${escaped(ways.feedback)}</a><a href="/settings">${escaped(ways.settings)}</a></nav>`,
    ]),
    `<main id="main" class="Layout-main" tabindex="-1">${hub}${game ? introOf(game, language) : ''}</main>`,
  ]);
}

function hubOf(texts: ShellTexts['hub'], games: readonly GameListing[], language: Language): string {
  const active = games.filter(({ isActive }) => isActive);
  const cards = active.map((game, index) => cardOf(game, { language, play: texts.play, seen: index < SEEN_AT_ONCE }));
  return [
    `<h1>${escaped(texts.title)}</h1>`,
    `<p class="Hub-description">${escaped(texts.description)}</p>`,
    '<div class="Hub-ways"></div>',
    `<h2 class="Hub-choose">${escaped(texts.choose)}</h2>`,
    element('ul', 'Hub-games', cards),
  ].join('');
}

function cardOf(
  { route, names, descriptions, remote }: GameListing,
  { language, play, seen }: { language: Language; play: string; seen: boolean },
): string {
  const art = artOf(remote.art, seen ? ' fetchpriority="high"' : '');
  return (
    `<li><a class="GameCard-card" href="${escaped(route)}"><span class="GameCard-strip">${art}</span>` +
    `<span class="GameCard-body"><span class="GameCard-name">${escaped(localise(names, language))}</span>` +
    `<span class="GameCard-description">${escaped(localise(descriptions, language))}</span>` +
    `<span class="Button-button Button-primary GameCard-play">${escaped(play)}</span></span></a></li>`
  );
}

function introOf({ names, descriptions, remote }: GameListing, language: Language): string {
  return (
    element('div', 'GamePage-head', [`<h1>${escaped(localise(names, language))}</h1>`]) +
    element('div', 'GamePage-intro', [
      artOf(remote.art, ' fetchpriority="high" class="GamePage-art"'),
      `<p class="GamePage-description">${escaped(localise(descriptions, language))}</p>`,
    ])
  );
}

/** Drawn in the frame of the words beside it: the first frame is late enough for it to have come. */
function artOf(art: string | null, attributes: string): string {
  return art ? `<img src="${escaped(art)}" alt="" width="320" height="112" decoding="sync"${attributes}>` : '';
}

function element(name: string, className: string, content: readonly string[]): string {
  return `<${name} class="${className}">${content.join('')}</${name}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
