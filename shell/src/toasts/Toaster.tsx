import * as Toast from '@radix-ui/react-toast';
import { serverReferenceOf } from '@soccer-legends/api-client';
import { Icon } from '@soccer-legends/ui';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './Toaster.module.css';
import { TOAST_DURATION_MS, toastStore } from './toast-store.ts';
import { useToastPlace } from './use-toast-place.ts';

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
  }, [place, host]);
  return (
    <Toast.Provider
      label={t('toast.label')}
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {toasts.map(({ id, open, title, description, tone = 'plain', duration, cause, ...toast }) => (
        <Toast.Root
          key={id}
          open={open}
          className={`${css.toast} ${css[tone]}`}
          {...(duration === undefined ? {} : { duration })}
          onOpenChange={(stays) => !stays && toastStore.dismiss(id)}
        >
          <div className={css.text}>
            <Toast.Title className={css.title} lang={toast.titleLanguage}>
              {title}
            </Toast.Title>
            {description && (
              <Toast.Description className={css.description} lang={toast.descriptionLanguage}>
                {description}
              </Toast.Description>
            )}
            <Reference id={serverReferenceOf(cause)} />
          </div>
          <Toast.Close className={css.close} aria-label={t('ui.close')}>
            <Icon name="cross" size={20} />
          </Toast.Close>
        </Toast.Root>
      ))}
      {createPortal(<Toast.Viewport className={css.viewport} hotkey={['F8']} label={t('toast.label')} />, host)}
      <div ref={home} />
    </Toast.Provider>
  );
}

function Reference({ id }: { id: string | undefined }) {
  const { t } = useShellTexts();
  return id === undefined ? null : <p className={css.reference}>{t('toast.reference', { id })}</p>;
}
