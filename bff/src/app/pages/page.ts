import { RETRY_PATHS, retryPath, type GameListing, type Language, type RemoteFiles } from '@soccer-legends/contracts';

/** Where the shell's `index.html` leaves room for the rendered page. */
const FIRST_PAGE = '<!--first page-->';

export interface PageParts {
  /** The shell's own `index.html`, as it was built. */
  template: string;
  language: Language;
  /** Integrity of the shell's scripts, by address. */
  shellIntegrity: Readonly<Record<string, string>>;
  /** Address of the shell's own texts in the page's language. */
  shellTexts: string | undefined;
  /** What the page may load; none for the console, whose document no game enters. */
  listings: readonly GameListing[];
  /** The console, in its own document alone: null there while it is not built, undefined everywhere else. */
  console: RemoteFiles | null | undefined;
  /** The remote that this address is about. */
  shown: RemoteFiles | undefined;
  /** Markup of `#root`; empty where the shell renders in the browser only. */
  first: string;
}

export interface Page {
  html: string;
  importMap: string;
}

/** The page with everything in it that would otherwise cost a request before the first game can start. */
export function renderPage({
  template,
  language,
  shellIntegrity,
  shellTexts,
  listings,
  console,
  shown,
  first,
}: PageParts): Page {
  const importMap = inScript({
    integrity: {
      ...shellIntegrity,
      ...remoteIntegrity([...listings.map(({ remote }) => remote), ...(console ? [console] : [])]),
    },
  });
  // The map comes before every script and every preload: a browser ignores it once it has begun to load modules.
  const head =
    `<script type="importmap">${importMap}</script>` +
    (shellTexts ? preloadTexts(shellTexts) : '') +
    (shown ? preloads(shown, language) : '') +
    (console !== undefined ? `<script type="application/json" id="console">${inScript(console)}</script>` : '') +
    `<script type="application/json" id="registry">${inScript(listings)}</script>`;
  const html = template
    .replace(/<html\b[^>]*>/i, `<html lang="${language}">`)
    // The browser looks ahead before it has read the map, and would fetch what the map vouches for once more.
    .replace(
      /<(?:script type="module"[^>]*? src|link rel="modulepreload"[^>]*? href)="([^"]+)"/g,
      (tag: string, file: string) => (shellIntegrity[file] ? `${tag} integrity="${shellIntegrity[file]}"` : tag),
    )
    .replace(/<meta charset[^>]*>/i, (charset) => `${charset}${head}`)
    .replace(FIRST_PAGE, () => first);
  return { html, importMap };
}

/** A retry has another address; one that the map does not list would run unchecked. */
function remoteIntegrity(remotes: readonly RemoteFiles[]): Record<string, string> {
  const attempts = Array.from({ length: RETRY_PATHS + 1 }, (_, attempt) => attempt);
  return Object.fromEntries(
    remotes.flatMap(({ integrity }) =>
      Object.entries(integrity).flatMap(([address, hash]) =>
        attempts.map((attempt) => [retryPath(address, attempt), hash]),
      ),
    ),
  );
}

function preloads(remote: RemoteFiles, language: Language): string {
  const texts = remote.locales[language] ?? remote.locales['en'];
  return [
    ...remote.js.map(
      (href) =>
        `<link rel="modulepreload" fetchpriority="low" href="${href}" integrity="${remote.integrity[href]}" crossorigin>`,
    ),
    ...remote.css.map((href) => `<link rel="preload" fetchpriority="low" as="style" href="${href}" crossorigin>`),
    ...(texts ? [preloadTexts(texts)] : []),
  ].join('');
}

/** The client sends its requests with credentials; a preload of another mode would be fetched for nothing. */
function preloadTexts(href: string): string {
  return `<link rel="preload" fetchpriority="low" as="fetch" href="${href}" crossorigin="use-credentials">`;
}

/** JSON that cannot end the element it stands in. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
