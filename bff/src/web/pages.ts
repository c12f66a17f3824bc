import { Inject, Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, isLanguage, type GameListing, type Language } from '@soccer-legends/contracts';
import { CONFIG, type Config } from '../config/config.ts';
import { ReadyAnswer } from '../http/ready-answer.ts';
import { Registry } from '../plugins/registry.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { renderPage } from './page.ts';
import { ShellFiles } from './shell-files.ts';

const OWN_ROUTES = new Set(['/', '/settings', '/feedback', '/admin', '/admin-login']);

/** The site's pages: one document for every address, rendered once for each kind of address and language. */
@Injectable()
export class Pages {
  private readonly rendered = new Map<string, ReadyAnswer>();
  private renderedFrom = '';

  constructor(
    private readonly shell: ShellFiles,
    private readonly registry: Registry,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async answer(path: string, cookies: string | undefined): Promise<ReadyAnswer> {
    const language = languageOf(cookies);
    const game = this.gameAt(path);
    const isAdmin = path.startsWith('/admin');
    const status = game || OWN_ROUTES.has(path) ? 200 : 404;
    const kind = [status, isAdmin ? 'admin' : 'site', game?.key ?? '', language].join(' ');
    this.forgetOlder();
    const known = this.rendered.get(kind);
    if (known) return known;
    const answer = this.render({ language, game, isAdmin, status });
    this.rendered.set(kind, answer);
    // Compressed, a page is a fifth; the first visitor has a phone too.
    await answer.compress();
    return answer;
  }

  private gameAt(path: string): GameListing | undefined {
    return this.registry.listings.find(
      ({ route, key, isActive }) => isActive && (route === path || `/${key}` === path),
    );
  }

  private forgetOlder(): void {
    const from = `${this.registry.version} ${this.shell.version}`;
    if (from === this.renderedFrom) return;
    this.renderedFrom = from;
    this.rendered.clear();
  }

  private render({
    language,
    game,
    isAdmin,
    status,
  }: {
    language: Language;
    game: GameListing | undefined;
    isAdmin: boolean;
    status: number;
  }): ReadyAnswer {
    const { template, integrity } = this.shell;
    // A plugin can do whatever the page it runs in can: the console's document loads none.
    const listings = isAdmin ? [] : this.registry.listings;
    const { html, importMap } = renderPage({
      template,
      language,
      shellIntegrity: integrity,
      shellTexts: this.shell.textsOf(language),
      listings,
      game,
    });
    const policy = contentSecurityPolicy({ importMap, secure: this.config.publicUrl.startsWith('https:') });
    return new ReadyAnswer({
      body: Buffer.from(html),
      contentType: 'text/html; charset=utf-8',
      cacheControl: 'no-cache',
      status,
      headers: ['content-security-policy', policy, 'content-language', language],
    });
  }
}

function languageOf(cookies: string | undefined): Language {
  const asked = /(?:^|;\s*)app-language=([a-z]{2})(?:;|$)/.exec(cookies ?? '')?.[1];
  return isLanguage(asked) ? asked : DEFAULT_LANGUAGE;
}
