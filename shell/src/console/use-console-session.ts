import type { ConsoleProps, ConsoleSession } from '@soccer-legends/contracts';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toastStore } from '../toasts/toast-store.ts';
import { sessionStore } from '../preferences/safe-storage.ts';
import {
  forgetSessionHint,
  hintExpiry,
  keepSessionHint,
  mayHaveSession,
  sessionHint,
} from '../session/session-hint.ts';

/** Specified in Spanish for every language. */
const LOGGED_OUT = { title: 'Sesión cerrada', description: 'Has cerrado sesión correctamente.' };
const EXPIRED = {
  title: 'Sesión expirada',
  description: 'Tu sesión ha expirado. Por favor, inicia sesión nuevamente.',
};

/** Where a session ended: the fragment of the console's address, with the open tab and dialog. */
const PLACE = 'sl:console-place';

function takePlace(): string {
  const place = sessionStore.getItem(PLACE) ?? '';
  sessionStore.removeItem(PLACE);
  return place;
}

/** Follows logins and logouts in other tabs, and the expiry of the session. */
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
        keepSessionHint(expiresAt !== null);
        // A login over the dashboard leaves the page as it is.
        if (page === 'login') void navigate(`/admin${takePlace()}`, { replace: true });
      },
      isStored: mayHaveSession,
      end() {
        sessionStore.removeItem(PLACE);
        leave(LOGGED_OUT);
      },
      expire() {
        if (page === 'dashboard' && window.location.hash) sessionStore.setItem(PLACE, window.location.hash);
        // Many calls may fail at once. Only the first failure shows the toast.
        leave(['valid', 'expired'].includes(sessionHint()) ? EXPIRED : undefined);
      },
    };
  }, [navigate, page]);

  useSessionHint(page, session);
  return session;
}

/** Enters the console after a login in another tab, and leaves it after a logout or the expiry of the session. */
function useSessionHint(page: ConsoleProps['page'], session: ConsoleSession): void {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(
    () =>
      followSessionHint(page === 'dashboard' ? hintExpiry() : null, () => {
        const hint = sessionHint();
        if (page === 'login' && hint === 'expired') forgetSessionHint();
        if (page === 'login' && hint === 'valid') void navigate(`/admin${takePlace()}`, { replace: true });
        if (page === 'dashboard' && !mayHaveSession()) session.expire();
      }),
    // If the visitor goes back before the login page is rendered, `location` changes but `page` does not.
    [location, navigate, page, session],
  );
}

/** Calls `follow` now, at the session's expiry, and when another tab may have changed the hint. */
function followSessionHint(expiresAt: number | null, follow: () => void): () => void {
  follow();
  const timer = expiresAt === null ? undefined : setTimeout(follow, Math.max(0, expiresAt - Date.now()));
  // A page restored from the back/forward cache has missed the events since it was left.
  const events = ['storage', 'focus', 'pageshow'];
  for (const event of events) addEventListener(event, follow);
  return () => {
    clearTimeout(timer);
    for (const event of events) removeEventListener(event, follow);
  };
}
