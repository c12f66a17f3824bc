import * as Toast from '@radix-ui/react-toast';
import { serverReferenceOf } from '@soccer-legends/api-client';
import { Icon } from '@soccer-legends/ui';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './Toaster.module.css';
import { TOAST_DURATION_MS, toastStore, type ShownToast } from './toast-store.ts';

const SWIPE_THRESHOLD_PX = 50;

/** Shows the toasts of `toastStore` and announces them. F8 moves the focus to them. */
export function Toaster() {
  const { t } = useShellTexts();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.toasts);
  const place = useToastPlace(toasts.some(({ open }) => open));
  const home = useRef<HTMLDivElement>(null);
  // This element moves between the places. A portal to each place would start the toast and its announcement again.
  const [host] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    if (place?.matches('[data-toasts]')) place.setAttribute('data-toasts', 'used');
    (place ?? home.current)?.append(host);
    // The place below the last button of a page may be below the window.
    if (place && host.getBoundingClientRect().bottom > innerHeight) host.scrollIntoView({ block: 'nearest' });
  }, [place, host]);
  return (
    <Toast.Provider
      label={t('toast.label')}
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      {createPortal(
        <Toast.Viewport className={css.viewport} data-optional hotkey={['F8']} label={t('toast.label')} />,
        host,
      )}
      <div ref={home} />
    </Toast.Provider>
  );
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const { id, open, tone = 'plain', duration, action } = toast;
  const { t } = useShellTexts();
  return (
    <Toast.Root
      open={open}
      className={`${css.toast} ${css[tone]}`}
      {...(duration === undefined ? {} : { duration })}
      onOpenChange={(stays) => !stays && toastStore.dismiss(id)}
    >
      <ToastText toast={toast} />
      {action && (
        <Toast.Action className={css.action} altText={action.label} onClick={action.run}>
          {action.label}
        </Toast.Action>
      )}
      <Toast.Close className={css.close} aria-label={t('ui.close')}>
        <Icon name="cross" size={20} />
      </Toast.Close>
    </Toast.Root>
  );
}

function ToastText({ toast }: { toast: ShownToast }) {
  const { title, titleLanguage, description, descriptionLanguage, cause } = toast;
  const { t } = useShellTexts();
  const reference = serverReferenceOf(cause);
  return (
    <div className={css.text}>
      <Toast.Title className={css.title} lang={titleLanguage}>
        {title}
      </Toast.Title>
      {description && (
        <Toast.Description className={css.description} lang={descriptionLanguage}>
          {description}
        </Toast.Description>
      )}
      {reference !== undefined && <p className={css.reference}>{t('toast.reference', { id: reference })}</p>}
    </div>
  );
}

/**
 * A place among the content of a page, so that a toast covers nothing. It is empty until the first toast. Then it keeps
 * its height, so that nothing below it moves when the toast closes.
 */
export function ToastPlace({ className }: { className?: string | undefined }) {
  return <div className={className} data-toasts="" data-optional />;
}

/**
 * Returns the place for toasts in the topmost modal dialog, otherwise in the page. If it has been scrolled out above the
 * window, returns the dialog, or null for the page. Watching observes every mutation of the page.
 */
function useToastPlace(watching: boolean): Element | null {
  return useSyncExternalStore(watching ? subscribe : never, watching ? topmost : nowhere);
}

function topmost(): Element | null {
  const dialog = lastOf('dialog[open]');
  const place = lastOf(dialog ? 'dialog[open] [data-toasts]' : '[data-toasts]');
  return place && place.parentElement!.getBoundingClientRect().bottom > 0 ? place : dialog;
}

function nowhere(): null {
  return null;
}

function lastOf(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].at(-1) ?? null;
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

function never(): () => void {
  return () => undefined;
}
