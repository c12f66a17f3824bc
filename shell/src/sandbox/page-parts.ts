import { trustedAddresses } from '../plugins/integrity.ts';
import type { PageParts } from './protocol.ts';

/** Static imports in a built script, such as `from"./react-1a2b3c4d.js"`. The frame's document has the same pattern. */
const STATIC_IMPORT = /\b(?:from|import)\s*"(\.{1,2}\/[\w./-]+\.js)"/g;

let frameScripts: Promise<PageParts['scripts']> | undefined;

/**
 * Returns what a frame needs of this page. Scripts and fonts come from the browser's cache, so no byte travels twice.
 * Rejects if one cannot be read.
 */
export async function pageParts(): Promise<PageParts> {
  frameScripts ??= readScripts().catch((error: unknown) => {
    frameScripts = undefined;
    throw error;
  });
  const faces = loadedFaces();
  const fonts = await Promise.all(faces.map(async ({ src, ...face }) => ({ ...face, bytes: await readFont(src) })));
  return { scripts: await frameScripts, styles: stylesWithout(faces), fonts };
}

/** Returns the script of the frame after everything that it imports. */
async function readScripts(): Promise<PageParts['scripts']> {
  const [{ play }, { frame }] = await Promise.all([import('../plugins/play.lazy.ts'), import('./frame/frame.lazy.ts')]);
  const read = new Map<string, string>();
  const begun = new Set<string>();
  async function collect(path: string): Promise<void> {
    if (begun.has(path)) return;
    begun.add(path);
    const text = await (await fetch(path, { integrity: trustedAddresses()?.[path] ?? '' })).text();
    for (const [, file] of text.matchAll(STATIC_IMPORT)) await collect(new URL(file!, location.origin + path).pathname);
    read.set(path, text);
  }
  for (const { address } of [play, frame]) await collect(new URL(address).pathname);
  return [...read];
}

type Face = Omit<PageParts['fonts'][number], 'bytes'> & { src: string };

/** Returns the faces of the fonts that this page has loaded. */
function loadedFaces(): Face[] {
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(identityOf);
  const rules = [...document.styleSheets].filter(({ href }) => href === null).flatMap(({ cssRules }) => [...cssRules]);
  return rules.flatMap((rule) => {
    const face = rule instanceof CSSFontFaceRule ? faceOf(rule) : undefined;
    return face?.src && loaded.includes(identityOf({ family: face.family, ...face.descriptors })) ? [face] : [];
  });
}

function faceOf({ style }: CSSFontFaceRule): Face {
  const value = (name: string) => style.getPropertyValue(name);
  return {
    family: value('font-family').replaceAll('"', ''),
    src: /url\("?([^")]+)/.exec(value('src'))?.[1] ?? '',
    descriptors: { weight: value('font-weight'), style: value('font-style'), unicodeRange: value('unicode-range') },
  };
}

function identityOf({ family, weight, unicodeRange }: { family: string } & FontFaceDescriptors): string {
  return [family.replaceAll('"', ''), weight, unicodeRange].join(' ');
}

/** Returns the text of the page's style sheet without these faces. Addresses in a blob cannot be relative. */
function stylesWithout(faces: readonly Face[]): string {
  const text = [...document.querySelectorAll('head style')].map(({ textContent }) => textContent).join('');
  return text
    .replace(/@font-face\s*\{[^}]*\}/g, (rule) => (faces.some(({ src }) => rule.includes(src)) ? '' : rule))
    .replace(/url\(("?)\//g, `url($1${location.origin}/`);
}

async function readFont(src: string): Promise<ArrayBuffer> {
  return (await fetch(src)).arrayBuffer();
}
