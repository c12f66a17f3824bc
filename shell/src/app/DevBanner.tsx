import { ApiError, send } from '@soccer-legends/api-client';
import { DEV_LINK_PARAMETER, type GameListing, localize } from '@soccer-legends/contracts';
import { Button } from '@soccer-legends/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { useHydrated } from '../page/use-hydrated.ts';
import { continueAfterReload } from '../play/next-version.ts';
import { runsInDocument } from '../plugins/load-game.ts';
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
    game.devUntil === undefined ? null : <DevNote key={game.key} game={game} until={game.devUntil} />,
  );
}

function DevNote({ game, until }: { game: GameListing; until: string }) {
  const { key, names, version, devOrigin: origin, devPass } = game;
  const { t, language } = useShellTexts();
  const name = localize(names, language);
  const time = new Date(until).toLocaleTimeString(language, { timeStyle: 'short' });

  useReloadAtEnd(until);
  useReloadAfterBuilds(game);

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
      <p>
        {origin === undefined
          ? t('shell.candidate', { name, version, time })
          : t('shell.developing', { name, origin: new URL(origin).origin, time })}
      </p>
      {/* Without a pass, the game may have no page. */}
      <Button look="secondary" onClick={() => (devPass ? location.assign(`/?${DEV_LINK_PARAMETER}=`) : endOverride())}>
        {t('shell.developingEnd', { name })}
      </Button>
    </div>
  );
}

/**
 * Reloads the page at the end of an override. Code that has run cannot be unloaded, so only a new document can load the
 * published build.
 */
function useReloadAtEnd(until: string): void {
  useEffect(() => {
    const left = new Date(until).getTime() - Date.now();
    const timer = setTimeout(() => location.reload(), Math.max(left, MIN_RELOAD_DELAY_MS));
    return () => clearTimeout(timer);
  }, [until]);
}

/**
 * Reloads the page after each build on the developer's server, and lets the round continue. Only the game's own page may
 * connect to that server.
 */
function useReloadAfterBuilds(game: GameListing): void {
  const builds = runsInDocument(game) ? game.devOrigin : undefined;
  useEffect(() => {
    if (builds === undefined) return undefined;
    const source = new EventSource(`${builds}/events`);
    source.onmessage = ({ data }) => {
      if ((JSON.parse(String(data)) as { event: string }).event !== 'built') return;
      continueAfterReload();
      location.reload();
    };
    return () => source.close();
  }, [builds]);
}
