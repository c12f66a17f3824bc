import {
  RETRY_PATHS,
  retryPath,
  type FirstCard,
  type GameListing,
  type Language,
  type RemoteFiles,
} from '@soccer-legends/contracts';

/** Placeholder for the rendered page in the shell's `index.html`. */
const FIRST_PAGE = '<!--first page-->';

/** Start of the part of the document that is added to its head after the first paint. */
const SCRIPTS = '<template id="scripts">';

/** What `renderPage` puts into the shell's document. */
export interface PageParts {
  /** The shell's built `index.html`. */
  template: string;
  language: Language;
  /** The day for which the page was rendered. The shell renders the same day. */
  day: string;
  /** Integrity of the shell's scripts, by address. */
  shellIntegrity: Readonly<Record<string, string>>;
  /** Address of the shell's own texts in the page's language. */
  shellTexts: string | undefined;
  /** The games that the page may load; empty for the console's document. */
  listings: readonly GameListing[];
  card: FirstCard | undefined;
  /** The console, for the console's document; null if it is not built; undefined for every other document. */
  console: RemoteFiles | null | undefined;
  /** The remote that this address shows. */
  shown: RemoteFiles | undefined;
  /** Markup of `#root`; empty if the shell renders only in the browser. */
  first: string;
}

/** A document with the texts of the template in its head; see `withHead`. */
export interface Page {
  html: string;
  /** Text of the import map in the document, for the content security policy. */
  importMap: string;
}

/** Renders the document, including everything that the first game would otherwise have to request. */
export function renderPage(parts: PageParts): Page {
  const { language, day, shellIntegrity, shellTexts, shown, first } = parts;
  const importMap = importMapOf(parts);
  const html = parts.template
    .replace(/<html\b[^>]*>/i, `<html lang="${language}" data-day="${day}">`)
    // The preload scanner runs before the import map is read, and would fetch a file without integrity a second time.
    .replace(
      /<(?:script type="module"[^>]*? src|link rel="modulepreload"[^>]*? href)="([^"]+)"/g,
      (tag: string, file: string) => (shellIntegrity[file] ? `${tag} integrity="${shellIntegrity[file]}"` : tag),
    )
    .replace(/<meta charset[^>]*>/i, (charset) => charset + headOf(parts, importMap))
    .replace(
      SCRIPTS,
      (start) => start + (shellTexts ? preloadTexts(shellTexts) : '') + (shown ? preloads(shown, language) : ''),
    )
    .replace(FIRST_PAGE, () => first);
  return { html, importMap };
}

function importMapOf({ shellIntegrity, listings, console }: PageParts): string {
  const remotes = [...listings.map(({ remote }) => remote), ...(console ? [console] : [])];
  return integrityMap(shellIntegrity, remotes);
}

/** Returns the text of an import map with the hashes of scripts and of remotes. */
function integrityMap(scripts: Readonly<Record<string, string>>, remotes: readonly RemoteFiles[]): string {
  return inScript({ integrity: { ...scripts, ...remoteIntegrity(remotes) } });
}

/** The import map precedes every script and preload: browsers ignore it after they have started to load modules. */
function headOf({ listings, card, console, shown, first }: PageParts, importMap: string): string {
  return (
    preloadArt(shown, first) +
    `<script type="importmap">${importMap}</script>` +
    (console !== undefined ? `<script type="application/json" id="console">${inScript(console)}</script>` : '') +
    (card ? `<script type="application/json" id="card">${inScript(card)}</script>` : '') +
    `<script type="application/json" id="registry">${inScript(listings)}</script>`
  );
}

/** Includes the addresses of retries: a script whose address is not in the map would run unchecked. */
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
      (href) => `<link rel="modulepreload" href="${href}" integrity="${remote.integrity[href]}" crossorigin>`,
    ),
    ...remote.css.map((href) => `<link rel="preload" as="style" href="${href}" crossorigin>`),
    ...(texts ? [preloadTexts(texts)] : []),
  ].join('');
}

/** The picture is the largest element of a game's first page, and its tag comes after the import map and the styles. */
function preloadArt(shown: RemoteFiles | undefined, first: string): string {
  const art = shown?.art;
  return art && first.includes(`src="${art}"`)
    ? `<link rel="preload" as="image" fetchpriority="high" href="${art}">`
    : '';
}

/** The client requests texts with credentials. A preload in another mode would not be used. */
function preloadTexts(href: string): string {
  return `<link rel="preload" as="fetch" href="${href}" crossorigin="use-credentials">`;
}

/** Returns JSON that cannot end its script element. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
