import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { Controller, Get, Inject, Injectable, Req } from '@nestjs/common';
import { NO_TRUSTED_TYPES } from '@soccer-legends/plugin-checks/page';
import type { FastifyRequest } from 'fastify';
import { BoundedCache } from '../../platform/caches/bounded-cache.ts';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { CachedResponse, PUBLIC_CACHE } from '../../platform/http/cached-response.ts';
import { contentTypeOf } from '../../platform/http/content-types.ts';
import { Public } from '../../platform/http/route.ts';
import { NotFound } from '../../platform/http/request-errors.ts';

/** The address of a site in the documents. The pages show the address of this site instead. */
const DOCUMENTED_SITE = 'http://localhost:3000';

const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; " + NO_TRUSTED_TYPES;

const NOT_FRAMED = "frame-ancestors 'none'";

/** The pages with a script: the numbers of a team's plugin, and all components, at the width of a frame. */
const SCRIPTED: Readonly<Record<string, string>> = {
  'dashboard.html': `${NOT_FRAMED}; script-src 'self'; connect-src 'self'`,
  'gallery.html':
    "frame-ancestors 'self'; frame-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:",
};

const TEXT_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
};

/** Serves the documents for authors of games, which the site's build wrote beside the packages. */
@Injectable()
export class AuthorsPages {
  private readonly cache = new BoundedCache<CachedResponse>('authorsPages', {
    sizeOf: ({ size }) => size,
    load: (path) => this.load(path),
  });
  private readonly folder: string;

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'packagesDir' | 'publicUrl'>) {
    this.folder = join(config.packagesDir, 'authors');
  }

  /** Returns a document or a file of its page. Throws `NotFound`. @param path below `/authors`; empty for the first page */
  async answer(path: string): Promise<CachedResponse> {
    const found = await this.cache.fetch(path);
    if (!found) throw new NotFound();
    return found;
  }

  private async load(path: string): Promise<CachedResponse | undefined> {
    // Only listed files are read, because visitors choose the path.
    const files: readonly string[] = await readdir(this.folder, { recursive: true }).catch(() => []);
    const names = [`${path || 'index'}.html`, path].map((name) => name.replaceAll('/', sep));
    const file = names.find((name) => files.includes(name));
    if (file === undefined) return undefined;
    const extension = file.slice(file.lastIndexOf('.') + 1);
    const text = TEXT_TYPES[extension];
    const contentType = text ?? contentTypeOf(file);
    if (contentType === undefined) return undefined;
    const body = await readFile(join(this.folder, file));
    return new CachedResponse({
      body: text ? Buffer.from(body.toString().replaceAll(DOCUMENTED_SITE, this.config.publicUrl)) : body,
      contentType,
      cacheControl: PUBLIC_CACHE,
      headers: extension === 'html' ? pageHeaders(file) : {},
    });
  }
}

function pageHeaders(file: string): Record<string, string> {
  const policy = `${POLICY}; ${SCRIPTED[file] ?? NOT_FRAMED}`;
  return { 'content-security-policy': policy, 'content-language': 'en' };
}

@Public()
@Controller('authors')
export class AuthorsPagesController {
  constructor(private readonly pages: AuthorsPages) {}

  @Get()
  first(): Promise<CachedResponse> {
    return this.pages.answer('');
  }

  @Get('*')
  page(@Req() { url }: FastifyRequest): Promise<CachedResponse> {
    return this.pages.answer(url.split('?')[0]!.slice('/authors/'.length));
  }
}
