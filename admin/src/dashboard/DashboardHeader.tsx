import { useTexts } from '@soccer-legends/game-sdk/react';
import { buttonClass } from '@soccer-legends/ui';
import { useHttp } from '../http/use-api.ts';
import type { ReactNode } from 'react';
import { Specified } from '../components/Specified.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { useConsoleSession } from '../session.ts';
import css from './DashboardHeader.module.css';

export interface DashboardHeaderProps {
  title: string;
  /** Shown before the buttons. */
  badge?: ReactNode;
}

export function DashboardHeader({ title, badge }: DashboardHeaderProps) {
  const t = useTexts();
  const describe = (what: 'home' | 'logOut'): string => t(`dashboard.gloss.${what}`);
  const session = useConsoleSession();
  const http = useHttp();

  // The browser logs out at once, even if the server cannot be reached.
  function logOut(): void {
    http
      .post('/api/admin/logout')
      .catch((error: unknown) => console.error('The server could not end the session.', error));
    session.end();
  }

  return (
    <header className={css.header}>
      <div className={css.title}>
        <h1 tabIndex={-1} lang="en">
          {title}
        </h1>
        {/* The shell shows a toast here, in place of the title. */}
        <div data-toasts="" data-toast-row="" data-optional />
      </div>
      <div className={css.actions}>
        {badge}
        <a className={buttonClass('secondary', css.home)} href="/" aria-description={describe('home')}>
          <Specified text="Inicio" />
        </a>
        <SmallButton aria-description={describe('logOut')} onClick={logOut}>
          <Specified text="Cerrar sesión" />
        </SmallButton>
      </div>
    </header>
  );
}
