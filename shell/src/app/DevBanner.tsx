import { ApiError, send } from '@soccer-legends/api-client';
import { type GameListing, localize } from '@soccer-legends/contracts';
import { Button } from '@soccer-legends/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { useHydrated } from '../page/use-hydrated.ts';
import { useRegistry } from '../plugins/registry.ts';
import { toastStore } from '../toasts/toast-store.ts';
import css from './Layout.module.css';

/** If the device's clock is wrong, the page must not reload in a loop. */
const MIN_RELOAD_DELAY_MS = 60_000;

/** Rendered only in the browser, because the server does not know the visitor's time zone. */
export function DevBanner() {
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
