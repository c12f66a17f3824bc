import type { ConsoleProps, ConsoleSession } from '@soccer-legends/contracts';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { toastStore } from '../toasts/toast-store.ts';
import { forgetSessionHint, hintExpiry, keepSessionHint, sessionHint } from './session-hint.ts';

/** Texts of the specification, which gives them in Spanish alone. */
const LOGGED_OUT = { title: 'Sesión cerrada', description: 'Has cerrado sesión correctamente.' };
const EXPIRED = {
  title: 'Sesión expirada',
  description: 'Tu sesión ha expirado. Por favor, inicia sesión nuevamente.',
};

/**
 * Keeps an administrator where the session hint says: at the login or past it. Another tab that logs in or out moves
 * this one along, and a session that runs out while the page is open ends then and there.
 */
export function useConsoleSession(page: ConsoleProps['page']): ConsoleSession {
  const navigate = useNavigate();

  const session = useMemo<ConsoleSession>(() => {
    function leave(toast?: typeof EXPIRED): void {
      forgetSessionHint();
      if (toast) toastStore.add({ ...toast, titleLanguage: 'es', descriptionLanguage: 'es' });
      void navigate('/admin-login', { replace: true });
    }
    return {
      begin(expiresAt) {
        keepSessionHint(expiresAt);
        void navigate('/admin', { replace: true });
      },
      end: () => leave(LOGGED_OUT),
      // Many calls may hear of it at once; it is said once.
      expire: () => leave(sessionHint() === 'none' ? undefined : EXPIRED),
    };
  }, [navigate]);

  useEffect(() => {
    const follow = () => {
      const hint = sessionHint();
      if (page === 'login' && hint === 'expired') forgetSessionHint();
      if (page === 'login' && hint === 'valid') void navigate('/admin', { replace: true });
      if (page === 'dashboard' && hint !== 'valid') session.expire();
    };
    follow();
    const expiresAt = page === 'dashboard' ? hintExpiry() : null;
    const timer = expiresAt === null ? undefined : setTimeout(follow, Math.max(0, expiresAt - Date.now()));
    addEventListener('storage', follow);
    addEventListener('focus', follow);
    // A page that the browser kept for the back button has missed whatever happened meanwhile.
    addEventListener('pageshow', follow);
    return () => {
      clearTimeout(timer);
      removeEventListener('storage', follow);
      removeEventListener('focus', follow);
      removeEventListener('pageshow', follow);
    };
  }, [navigate, page, session]);

  return session;
}
