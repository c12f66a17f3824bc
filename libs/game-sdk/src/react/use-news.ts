import { useEffect, useEffectEvent, useRef } from 'react';
import type { ToastRequest } from '../services.ts';
import type { Sound } from '../sound.ts';
import { useServices } from './context.ts';

/** What a game tells once, when it happens. */
export interface News {
  /** Announced to screen readers; undefined for nothing. */
  text: string | undefined;
  /** Whether the announcement interrupts others. */
  urgent?: boolean | undefined;
  toast?: ToastRequest | undefined;
  /** Played if the visitor has switched sound on. */
  sound?: Sound | undefined;
  /** Identifies the news: a new value is told, undefined never is. The text by default. */
  event?: string | undefined;
  /** Whether the first news is already known, as in a resumed round. */
  known?: boolean;
}

/** Announces and toasts the news whenever its event changes, and plays its sound. */
export function useNews(news: News): void {
  const { announce, sound, toast } = useServices();
  const event = 'event' in news ? news.event : news.text;
  const known = useRef(news.known ? event : undefined);

  const tell = useEffectEvent(() => {
    if (news.sound) sound(news.sound);
    if (news.toast) toast(news.toast);
    if (news.text !== undefined) announce(news.text, news.urgent ? 'assertive' : 'polite');
  });

  useEffect(() => {
    if (event === known.current) return;
    known.current = undefined;
    if (event !== undefined) tell();
  }, [event]);
}
