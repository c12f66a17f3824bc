import { buttonClass } from '@soccer-legends/ui';
import { useHttp } from '../http/context.ts';
import { SmallButton } from '../parts/SmallButton.tsx';
import { useConsoleSession } from '../session.ts';
import css from './DashboardHeader.module.css';

export function DashboardHeader({ title }: { title: string }) {
  const session = useConsoleSession();
  const http = useHttp();

  // Whoever logs out is out here at once, with the server out of reach too.
  function logOut(): void {
    http.post('/api/admin/logout').catch((fault: unknown) => console.error('The server heard of no logout', fault));
    session.end();
  }

  return (
    <header className={css.header}>
      <h1 tabIndex={-1} lang="en">
        {title}
      </h1>
      <div className={css.ways} lang="es">
        <a className={buttonClass('secondary', css.home)} href="/">
          Inicio
        </a>
        <SmallButton onClick={logOut}>Cerrar sesión</SmallButton>
      </div>
    </header>
  );
}
