import { buttonClass } from '@soccer-legends/ui';
import { useHttp } from '../http/use-api.ts';
import type { ReactNode } from 'react';
import { SmallButton } from '../components/SmallButton.tsx';
import { useConsoleSession } from '../session.ts';
import css from './DashboardHeader.module.css';

export interface DashboardHeaderProps {
  title: string;
  /** Shown before the buttons. */
  badge?: ReactNode;
}

export function DashboardHeader({ title, badge }: DashboardHeaderProps) {
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
      <h1 tabIndex={-1} lang="en">
        {title}
      </h1>
      <div className={css.actions}>
        {badge}
        <a className={buttonClass('secondary', css.home)} href="/" lang="es">
          Inicio
        </a>
        <SmallButton lang="es" onClick={logOut}>
          Cerrar sesión
        </SmallButton>
      </div>
    </header>
  );
}
