import { cardClass, Icon, liftedClass } from '@soccer-legends/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { slotClass } from '../album/slot.ts';
import { LoadedPart } from '../page/LoadedPart.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './AlbumLink.module.css';

/** Fills a wide window. A narrow one shows the first five. */
const SHOWN = 8;

const loadStrip = () => import('../album/AlbumStrip.lazy.tsx');

/** A link to the album. Its stickers load when it comes into view, without a change of height. */
export function AlbumLink() {
  const { t } = useShellTexts();
  const link = useRef<HTMLAnchorElement>(null);
  const seen = useSeen(link);
  return (
    <Link className={`${cardClass} ${liftedClass} ${css.album}`} to="/album" ref={link}>
      <span className={css.title}>
        {t('album.title')} <Icon name="back" size={22} />
      </span>
      {seen ? (
        <LoadedPart load={loadStrip} optional before={<EmptyStrip />}>
          {({ AlbumStrip }) => <AlbumStrip count={SHOWN} empty={<EmptyStrip />} />}
        </LoadedPart>
      ) : (
        <EmptyStrip />
      )}
    </Link>
  );
}

function EmptyStrip() {
  const { t } = useShellTexts();
  return (
    <>
      <span>{t('album.about')}</span>
      <span className={css.empty} aria-hidden="true">
        {Array.from({ length: SHOWN }, (_, place) => (
          <span key={place}>
            <span className={slotClass} />
          </span>
        ))}
      </span>
    </>
  );
}

/** About half of a phone's window, so that content is loaded before the visitor reaches it. */
const AHEAD = '300px';

/** Returns whether an element has come within 300 pixels of the window since it was mounted. Stays true afterwards. */
function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || seen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
}
