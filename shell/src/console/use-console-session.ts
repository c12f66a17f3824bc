import type { ConsoleProps, ConsoleSession } from '@soccer-legends/contracts';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { toastStore } from '../toasts/toast-store.ts';
import { forgetSessionHint, hintExpiry, keepSessionHint, sessionHint } from './session-hint.ts';

/** In Spanish for every language. */
const LOGGED_OUT = { title: 'Sesión cerrada', description: 'Has cerrado sesión correctamente.' };
const EXPIRED = {
  title: 'Sesión expirada',
  description: 'Tu sesión ha expirado. Por favor, inicia sesión nuevamente.',
};

/**
 * Returns the session, and shows the login or the dashboard according to the session hint. A login or logout in another
 * tab also changes this one. A session that expires while the page is open ends at that moment.
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
      // Many calls may fail at once; only the first one shows the toast.
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
    // A page from the back/forward cache has missed the events since it was left.
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
