import { Dialog, Icon } from '@soccer-legends/ui';
import { type RefObject, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { PageHeading } from '../page/PageHeading.tsx';
import { SiteLinks } from '../page/SiteLinks.tsx';
import { usePreferences } from '../preferences/preferences.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { ToastPlace } from '../toasts/Toaster.tsx';
import { HowToPlay, linesOf } from './HowToPlay.tsx';
import css from './PlayHead.play.module.css';
import { useExit } from './use-exit.tsx';
import type { GameVisit } from './visit.ts';

export function PlayHead({ visit, onHeight }: { visit: GameVisit; onHeight: ((px: number) => void) | undefined }) {
  const { name, game, answered } = visit;
  const { t } = useShellTexts();
  const { askToExit, dialog } = useExit(visit);
  const [helping, setHelping] = useState(false);
  const head = useRef<HTMLDivElement>(null);
  usePublishedHeight(head, onHeight);
  const hasHelp = linesOf(game).length > 0;
  return (
    <div ref={head} className={css.head}>
      <PageHeading title={name}>{name}</PageHeading>
      {answered !== undefined && (
        <p className={css.answered} role="status">
          {t('matchday.allAnswered', { count: answered })}
        </p>
      )}
      <ToastPlace className={css.toasts} />
      {hasHelp && (
        <button type="button" className={css.tool} aria-label={t('play.howToPlay')} onClick={() => setHelping(true)}>
          <Icon name="question" size={22} />
        </button>
      )}
      <button type="button" className={css.tool} onClick={askToExit}>
        {t('shell.exit')}
      </button>
      <RoundMenu />
      {hasHelp && (
        <Dialog open={helping} title={t('play.howToPlay')} onClose={() => setHelping(false)}>
          <HowToPlay game={game} />
        </Dialog>
      )}
      {dialog}
    </div>
  );
}

function RoundMenu() {
  const { t } = useShellTexts();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button type="button" className={css.tool} aria-label={t('shell.menu')} popoverTarget={id}>
        <Icon name="menu" size={22} />
      </button>
      <nav
        id={id}
        className={css.menu}
        popover="auto"
        aria-label={t('shell.navigation')}
        data-open={isOpen || undefined}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        <SiteLinks />
        <SoundSwitch />
      </nav>
    </>
  );
}

/** The setting in the menu of a round, which stays open when it changes. */
function SoundSwitch() {
  const { t } = useShellTexts();
  const { preferences, change } = usePreferences();
  const isOn = preferences.sound === 'on';
  return (
    <button type="button" role="switch" aria-checked={isOn} onClick={() => change({ sound: isOn ? 'off' : 'on' })}>
      <Icon name="sound" size={22} />
      <span>{t('settings.sound.label')}</span>
      <span className={css.state} aria-hidden="true" />
    </button>
  );
}

/** Sets a variable for the status row, which sticks below the title row. */
function usePublishedHeight(head: RefObject<HTMLDivElement | null>, onHeight: (px: number) => void = () => {}): void {
  const onChange = useEffectEvent(onHeight);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      // Rounded down, so that no line of the board shows between the two rows.
      const height = Math.floor(head.current!.getBoundingClientRect().height);
      style.setProperty('--title-height', `${height}px`);
      onChange(height);
    });
    observer.observe(head.current!);
    return () => {
      observer.disconnect();
      style.removeProperty('--title-height');
    };
  }, [head]);
}
