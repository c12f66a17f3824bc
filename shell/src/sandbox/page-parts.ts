import { trustedAddresses } from '../plugins/integrity.ts';
import type { PageParts } from './protocol.ts';

let reading: Promise<PageParts['scripts']> | undefined;

/**
 * Returns what a frame needs of this page. Scripts and fonts come from the browser's cache, so no byte travels twice.
 * Rejects if one cannot be read.
 */
export async function pageParts(): Promise<PageParts> {
  const faces = loadedFaces();
  const fonts = await Promise.all(faces.map(async ({ src, ...face }) => ({ ...face, bytes: await readFont(src) })));
  return { scripts: await frameScripts(), styles: stylesWithout(faces), fonts };
}

/** Returns the scripts of `PageParts`. Rejects if one cannot be read. The next call then reads all of them again. */
export function frameScripts(): Promise<PageParts['scripts']> {
  reading ??= readScripts().catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  return reading;
}

/** Reads the scripts that the document lists. */
function readScripts(): Promise<PageParts['scripts']> {
  const paths = JSON.parse(document.getElementById('framed')?.textContent ?? '[]') as string[];
  return Promise.all(
    paths.map(async (path) => {
      const response = await fetch(path, { integrity: trustedAddresses()?.[path] ?? '' });
      return [path, await response.text()] as const;
    }),
  );
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
