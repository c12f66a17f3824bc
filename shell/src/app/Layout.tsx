import { type GameListing, isConsolePath, localize } from '@soccer-legends/contracts';
import { Button, Icon, touchableClass } from '@soccer-legends/ui';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { adminAddress } from '../session/session-hint.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { Mark } from './Mark.tsx';
import { OtherLinks, OwnLinks } from '../page/SiteLinks.tsx';
import css from './Layout.module.css';
import { ApiError, send } from '@soccer-legends/api-client';
import { useMutation } from '@tanstack/react-query';
import { useHydrated } from '../page/use-hydrated.ts';
import { useRegistry } from '../plugins/registry.ts';
import { toastStore } from '../toasts/toast-store.ts';

const MAIN_ID = 'main';
const MENU_ID = 'menu';

export function Layout({ children }: { children: ReactNode }) {
  const { t } = useShellTexts();
  const { pathname } = useLocation();
  return (
    <div className={css.page} data-console={isConsolePath(pathname) || undefined}>
      <a className={css.skip} href={`#${MAIN_ID}`}>
        {t('shell.skip')}
      </a>
      <DevBanner />
      <header className={css.header}>
        <Link className={css.name} to="/" translate="no">
          <Mark />
          {t('shell.productName')}
        </Link>
        <nav className={css.nav} aria-label={t('shell.navigation')}>
          <OwnLinks />
          <button type="button" aria-label={t('shell.menu')} popoverTarget={MENU_ID}>
            <Icon name="menu" size={22} />
          </button>
          {/* In a wide header, CSS shows the menu's links inline. The key closes the menu after a navigation. */}
          <div key={pathname} id={MENU_ID} className={css.menu} popover="auto">
            <OtherLinks />
          </div>
        </nav>
      </header>
      <main id={MAIN_ID} className={css.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={css.footer}>
        <p>{t('shell.footer')}</p>
        <p>{t('shell.promise')}</p>
        <p>
          {/* The console is a separate document. */}
          <a
            className={touchableClass}
            href="/admin-login"
            onClick={(event) => (event.currentTarget.href = adminAddress())}
          >
            {t('shell.admin')}
          </a>
        </p>
      </footer>
    </div>
  );
}

/** If the device's clock is wrong, the page must not reload in a loop. */
const MIN_RELOAD_DELAY_MS = 60_000;

/** Rendered only in the browser, because the server does not know the visitor's time zone. */
function DevBanner() {
  const games = useRegistry();
  if (!useHydrated()) return null;
  return games.map((game) =>
    game.devOrigin === undefined || game.devUntil === undefined ? null : (
      <DevNote key={game.key} game={game} origin={game.devOrigin} until={game.devUntil} />
    ),
  );
}

function DevNote({ game: { key, names }, origin, until }: { game: GameListing; origin: string; until: string }) {
  const { t, language } = useShellTexts();
  const name = localize(names, language);
  const time = new Date(until).toLocaleTimeString(language, { timeStyle: 'short' });

  // Code that has run cannot be unloaded. A new document loads the published build.
  useEffect(() => {
    const left = new Date(until).getTime() - Date.now();
    const timer = setTimeout(() => location.reload(), Math.max(left, MIN_RELOAD_DELAY_MS));
    return () => clearTimeout(timer);
  }, [until]);

  const { mutate: endOverride } = useMutation({
    mutationFn: () => send(`/api/admin/plugins/${key}/dev-override`, { method: 'DELETE' }),
    onSuccess: () => location.reload(),
    onError: (error) => {
      // If the console has its own address, the override can only be ended there.
      if (error instanceof ApiError && error.problem?.code === 'request.wrongAddress')
        location.assign('/admin#plugins');
      else toastStore.add({ title: t('shell.developingStays') });
    },
  });

  return (
    <div className={css.dev} role="note">
      <p>{t('shell.developing', { name, origin, time })}</p>
      <Button look="secondary" onClick={() => endOverride()}>
        {t('shell.developingEnd', { name })}
      </Button>
    </div>
  );
}
