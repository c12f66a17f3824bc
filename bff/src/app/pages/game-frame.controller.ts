import { createHash } from 'node:crypto';
import { Controller, Get, Param, Req } from '@nestjs/common';
import { RETRY_PATHS, retryPath } from '@soccer-legends/contracts';
import type { FastifyRequest } from 'fastify';
import { PluginNotFound } from '../../features/plugins/registry/plugin.errors.ts';
import { ReleasePath } from '../../features/plugins/registry/plugin.requests.ts';
import { integrityMap, remoteFilesBelow } from '@soccer-legends/plugin-checks/page';
import { filesBaseOf } from '../../features/plugins/registry/plugin-listing.ts';
import { Registry } from '../../features/plugins/registry/registry.ts';
import { CachedResponse } from '../../platform/http/cached-response.ts';
import { Public } from '../../platform/http/public.ts';
import { PublicOrigin } from '../../platform/http/site-addresses.ts';
import { GAME_HEADERS } from './page-renderer.ts';

/**
 * Receives the page's scripts and runs them. They are passed as text, because a document of an opaque origin has no HTTP
 * cache in Chromium. Each import of another script is replaced by the address of that script's blob.
 * `shell/src/sandbox` has the page's part; the number is its `PROTOCOL`.
 */
const BOOT =
  'addEventListener("message",async({source,data,ports:[port]})=>{' +
  'if(source!==parent||!port)return;' +
  'const urls={};let last;' +
  'for(const[path,text]of data.scripts){' +
  String.raw`const linked=text.replace(/\b(from|import)\s*"(\.{1,2}\/[\w./-]+\.js)"/g,` +
  '(whole,word,file)=>{' +
  'const url=urls[new URL(file,"http://site"+path).pathname];return url?word+JSON.stringify(url):whole});' +
  'urls[path]=URL.createObjectURL(new Blob([linked],{type:"text/javascript"}));' +
  'last=await import(urls[path])}' +
  'last.frame.start(port,data)' +
  '},{once:true});' +
  'parent.postMessage({protocol:1},"*");';

/** The empty document of an opaque origin in which a sandboxed game runs; docs/decisions/0102-a-sandbox-for-games.md. */
@Public()
@Controller('plugins')
export class GameFrameController {
  constructor(
    private readonly registry: Registry,
    private readonly origin: PublicOrigin,
  ) {}

  /** Throws `PluginNotFound` for a version that was never released, or was withdrawn. */
  @Get(':key/:release/frame')
  frame(@Param() { key, release }: ReleasePath, @Req() request: FastifyRequest): CachedResponse {
    const version = this.registry.release(`${key}/${release}`);
    if (!version) throw new PluginNotFound();
    const base = filesBaseOf(version);
    const importMap = integrityMap({}, [remoteFilesBelow(base, version.files)]);
    const site = this.origin.forPictures(request.raw);
    return new CachedResponse({
      body: Buffer.from(
        '<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
          `<script type="importmap">${importMap}</script></head>` +
          `<body><div id="root"></div><script>${BOOT}</script></body></html>`,
      ),
      contentType: 'text/html; charset=utf-8',
      // The policy names the address under which the visitor opened the site.
      cacheControl: 'no-store',
      headers: { ...GAME_HEADERS, 'content-security-policy': framePolicy(base, site, [importMap, BOOT]) },
    });
  }
}

/**
 * Returns the policy of a frame: an opaque origin without connections, which loads scripts and styles of one version only.
 * The script of the frame forbids blobs before it runs the game. The site is named because `'self'` matches nothing for
 * module scripts of an opaque origin in WebKit.
 */
function framePolicy(base: string, site: string, scripts: readonly string[]): string {
  const attempts = Array.from({ length: RETRY_PATHS + 1 }, (_, attempt) => site + retryPath(`${base}/`, attempt));
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [
    'sandbox allow-scripts allow-forms',
    "default-src 'none'",
    `script-src ${[...hashes, ...attempts].join(' ')} blob:`,
    `style-src ${attempts.join(' ')} blob:`,
    `img-src ${site} data:`,
    `font-src ${site}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
