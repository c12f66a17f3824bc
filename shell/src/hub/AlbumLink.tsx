import { Link } from 'react-router-dom';
import { useRef } from 'react';
import { slotClass } from '../album/slot.ts';
import { useModule } from '../page/use-module.ts';
import { useSeen } from '../page/use-seen.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './AlbumLink.module.css';

const SHOWN_SLOTS = [1, 2, 3];

const loadStrip = () => import('../album/strip.lazy.tsx');

/** A link to the album. Its stickers load when it comes into view, without a change of height. */
export function AlbumLink() {
  const { t } = useShellTexts();
  const link = useRef<HTMLAnchorElement>(null);
  const seen = useSeen(link);
  return (
    <Link className={css.album} to="/album" ref={link}>
      <span className={css.title}>{t('album.title')}</span>
      {seen ? <Loaded /> : <EmptyStrip />}
    </Link>
  );
}

function Loaded() {
  const strip = useModule(loadStrip);
  return strip ? <strip.AlbumStrip empty={<EmptyStrip />} /> : <EmptyStrip />;
}

function EmptyStrip() {
  const { t } = useShellTexts();
  return (
    <>
      <span className={css.remark}>{t('album.about')}</span>
      <span className={css.slots} aria-hidden="true">
        {SHOWN_SLOTS.map((slot) => (
          <span key={slot} className={slotClass} />
        ))}
      </span>
    </>
  );
}
