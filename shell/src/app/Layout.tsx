import { Link, Outlet } from 'react-router-dom';
import { adminAddress } from '../console/session-hint.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { DevBanner } from './DevBanner.tsx';
import { Mark } from './Mark.tsx';
import { SiteLinks } from './SiteLinks.tsx';
import { useHydrated } from './use-hydrated.ts';
import css from './Layout.module.css';

const MAIN_ID = 'main';

export function Layout() {
  const { t } = useShellTexts();
  // The banner shows a time, which depends on the time zone of the browser.
  const hydrated = useHydrated();
  return (
    <div className={css.page}>
      <a className={css.skip} href={`#${MAIN_ID}`}>
        {t('shell.skip')}
      </a>
      {hydrated && <DevBanner />}
      <header className={css.header}>
        <Link className={css.name} to="/">
          <Mark />
          {t('shell.productName')}
        </Link>
        <nav className={css.nav} aria-label={t('shell.navigation')}>
          <SiteLinks />
        </nav>
      </header>
      <main id={MAIN_ID} className={css.main} tabIndex={-1}>
        <Outlet />
      </main>
      <footer className={css.footer}>
        <p>{t('shell.footer')}</p>
        <p>{t('shell.promise')}</p>
        <p>
          {/* The console is a separate document, which loads no game. */}
          <a href="/admin-login" onClick={(event) => (event.currentTarget.href = adminAddress())}>
            {t('shell.admin')}
          </a>
        </p>
      </footer>
    </div>
  );
}
