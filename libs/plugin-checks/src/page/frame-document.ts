import { createHash } from 'node:crypto';
import { NO_TRUSTED_TYPES } from './content-security-policy.ts';

/**
 * Receives the page's scripts and runs them. They are passed as text, because a document of an opaque origin has no HTTP
 * cache in Chromium. Each import of another script is replaced by the address of that script's blob.
 * `shell/src/sandbox` has the page's part; the number is its `PROTOCOL`.
 */
const BOOT =
  'addEventListener("message",async({source,data,ports:[port]})=>{' +
  'if(source!==parent||!port)return;' +
  'const urls={};' +
  'for(const[path,text]of data.scripts){' +
  String.raw`const linked=text.replace(/\b(from|import)\s*"(\.{1,2}\/[\w./-]+\.js)"/g,` +
  '(whole,word,file)=>{' +
  'const url=urls[new URL(file,"http://site"+path).pathname];return url?word+JSON.stringify(url):whole});' +
  'urls[path]=URL.createObjectURL(new Blob([linked],{type:"text/javascript"}))}' +
  'const loaded=await Promise.all(Object.values(urls).map(url=>import(url)));' +
  'loaded.at(-1).frame.start(port,data)' +
  '},{once:true});' +
  'parent.postMessage({protocol:2},"*");';

/** Path of the document, and of nothing else. */
export const FRAME_PATH = '/plugins/frame';

export interface FramePlace {
  /** Origin of the site. */
  site: string;
  /** Origin of the game's own host; undefined if its frames have the site's address. */
  host?: { origin: string; key: string } | undefined;
  /** Address of the only build that the frame may load, without a trailing slash; undefined for published games. */
  build?: string | undefined;
}

/** Returns the empty document in which a sandboxed game runs, and its content security policy. */
export function frameDocument(place: FramePlace): { html: string; policy: string } {
  const { site, host } = place;
  // On its own host, a game must still find the site's pictures by their paths.
  const base = host ? `<base href="${site}/">` : '';
  return {
    html:
      '<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
      `${base}</head><body><div id="root"></div><script>${BOOT}</script></body></html>`,
    policy: framePolicy(place),
  };
}

/**
 * Returns the policy of a frame: an opaque origin without connections, which loads scripts and styles of games only. The
 * script of the frame forbids blobs and all files but those of one version before it runs a game. The site is named because
 * `'self'` matches nothing for module scripts of an opaque origin in WebKit.
 */
function framePolicy({ site, host, build }: FramePlace): string {
  const published = host ? `${host.origin}/plugins/${host.key}/` : `${site}/plugins/`;
  const files = build === undefined ? published : `${build}/`;
  const hash = createHash('sha256').update(BOOT).digest('base64');
  return [
    'sandbox allow-scripts allow-forms',
    "default-src 'none'",
    `script-src 'sha256-${hash}' ${files} blob:`,
    `style-src ${files} blob:`,
    `img-src ${site}${host || build !== undefined ? ` ${files}` : ''} data:`,
    `font-src ${site}${build === undefined ? '' : ` ${files}`}`,
    `base-uri ${host ? site : "'none'"}`,
    "form-action 'none'",
    `frame-ancestors ${host ? site : "'self'"}`,
    NO_TRUSTED_TYPES,
  ].join('; ');
}
