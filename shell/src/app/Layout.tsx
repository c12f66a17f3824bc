import { isConsolePath } from '@soccer-legends/contracts';
import { Icon, touchableClass } from '@soccer-legends/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { OtherLinks, OwnLinks } from '../page/SiteLinks.tsx';
import { FRAMES_ID } from '../sandbox/sandbox-frame.ts';
import { adminAddress } from '../session/session-hint.ts';
import { DevBanner } from './DevBanner.tsx';
import css from './Layout.module.css';
import { Mark } from './Mark.tsx';

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
        {/* A frame may be here before hydration, which keeps the child elements of a parent whose only child is a text. */}
        <div id={FRAMES_ID} className={css.frames}>
          {''}
        </div>
      </main>
      <Footer />
    </div>
  );
}

function Footer() {
  const { t } = useShellTexts();
  return (
    <footer className={css.footer}>
      <p>{t('shell.footer')}</p>
      <p>{t('shell.promise')}</p>
      <p>
        <Link className={touchableClass} to="/facts">
          {t('facts.title')}
        </Link>
      </p>
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
  );
}
