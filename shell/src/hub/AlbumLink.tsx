import { Icon } from '@soccer-legends/ui';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { slotClass } from '../album/slot.ts';
import { useModule } from '../page/use-module.ts';
import { useSeen } from '../page/use-seen.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './AlbumLink.module.css';

/** Fills a wide window. A narrow one shows the first five. */
const SHOWN = 8;

const loadStrip = () => import('../album/strip.lazy.tsx');

/** A link to the album. Its stickers load when it comes into view, without a change of height. */
export function AlbumLink() {
  const { t } = useShellTexts();
  const link = useRef<HTMLAnchorElement>(null);
  const seen = useSeen(link);
  return (
    <Link className={css.album} to="/album" ref={link}>
      <span className={css.title}>
        {t('album.title')} <Icon name="back" size={22} />
      </span>
      {seen ? <Loaded /> : <EmptyStrip />}
    </Link>
  );
}

function Loaded() {
  const strip = useModule(loadStrip);
  return strip ? <strip.AlbumStrip count={SHOWN} empty={<EmptyStrip />} /> : <EmptyStrip />;
}

function EmptyStrip() {
  const { t } = useShellTexts();
  return (
    <>
      <span>{t('album.about')}</span>
      <span aria-hidden="true">
        {Array.from({ length: SHOWN }, (_, place) => (
          <span key={place}>
            <span className={slotClass} />
          </span>
        ))}
      </span>
    </>
  );
}
