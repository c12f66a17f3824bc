import { useEffect, useState } from 'react';
import { PageHeading } from '../app/PageHeading.tsx';
import { useShellTexts } from '../i18n/context.ts';
import css from './GamePage.module.css';

/** Until then an empty place is calmer than a flash of placeholders. */
const SKELETON_AFTER_MS = 300;

export function LoadingGame({ name }: { name: string }) {
  const { t } = useShellTexts();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SKELETON_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <PageHeading title={name}>{name}</PageHeading>
      <div className={css.loading} aria-busy="true">
        {slow && <p role="status">{t('play.loading')}</p>}
      </div>
    </>
  );
}
