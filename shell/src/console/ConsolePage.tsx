import type { ConsoleProps } from '@soccer-legends/contracts';
import { ServicesContext, useTexts } from '@soccer-legends/game-sdk/react';
import { PluginTexts } from '../i18n/PluginTexts.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { GameHead, LoadingGame } from '../play/LoadingGame.tsx';
import { GameBoundary } from '../play/BrokenGame.tsx';
import { useGameServices } from '../play/use-game-services.ts';
import { mayHaveSession } from '../session/session-hint.ts';
import { useConsoleSession } from './use-console-session.ts';
import { type LoadedConsole, useLoadedConsole } from './loaded-console.ts';
import { Button, buttonClass } from '@soccer-legends/ui';
import { PageHeading } from '../page/PageHeading.tsx';
import css from '../play/GamePage.module.css';

/** Loads the console and shows one of its pages. The rest of the page works if the console fails. */
export function ConsolePage({ page }: { page: ConsoleProps['page'] }) {
  const { t, language } = useShellTexts();
  const session = useConsoleSession(page);
  const { loaded, fault, tries, retry } = useLoadedConsole(language);

  if (fault !== undefined) return <BrokenConsole onRetry={retry} />;
  if (!loaded || (page === 'dashboard' && !mayHaveSession())) {
    return (
      <>
        <GameHead name={t('shell.admin')} />
        <LoadingGame />
      </>
    );
  }
  return (
    <GameBoundary key={tries} whenBroken={() => <BrokenConsole onRetry={retry} />}>
      <PluginTexts namespace="console" texts={loaded.texts}>
        <ConsoleFrame Console={loaded.Console} page={page} session={session} />
      </PluginTexts>
    </GameBoundary>
  );
}

function ConsoleFrame({ Console, ...props }: ConsoleProps & Pick<LoadedConsole, 'Console'>) {
  const services = useGameServices('console', useTexts());
  return (
    <ServicesContext value={services}>
      <Console {...props} />
    </ServicesContext>
  );
}

function BrokenConsole({ onRetry }: { onRetry(): void }) {
  const { t } = useShellTexts();
  return (
    <>
      <PageHeading title={t('shell.admin')}>{t('shell.admin')}</PageHeading>
      <p role="alert">{t('console.broken')}</p>
      <div className={css.actions}>
        <Button onClick={onRetry}>{t('play.retry')}</Button>
        <a className={buttonClass('secondary')} href="/">
          {t('shell.backToGames')}
        </a>
      </div>
    </>
  );
}
