import type { RevealMode } from '@soccer-legends/contracts';
import { usePlatform } from '@soccer-legends/game-sdk/react';
import type { CSSProperties, ReactNode } from 'react';
import css from './Portrait.module.css';
import { usePicture } from './use-picture.ts';

export interface PortraitProps {
  /** Address of a photograph or drawn sticker; null shows the placeholder. */
  photo: string | null;
  /** What a drawn sticker shows. Has no effect on photographs. */
  mode: RevealMode;
  /** Must not contain the name while the name is the question. */
  alt: string;
  /** In CSS pixels. */
  width?: number;
  /** Fills the width of its container. `width` is then only the expected size. */
  fill?: boolean;
  /** Loads the picture at once. By default it loads when it is near the visible part of the page. */
  eager?: boolean;
  /** Address of the drawn sticker that replaces a broken photograph. */
  fallback?: string;
  /** Shown without a picture. The default is a sentence that says so. */
  placeholder?: ReactNode;
}

/**
 * A picture of a person, three units wide and four high. The fallback replaces a broken picture, and the placeholder
 * one that cannot be loaded at all.
 */
export function Portrait({
  photo,
  mode,
  alt,
  width = 120,
  fill = false,
  eager = false,
  fallback,
  placeholder,
}: PortraitProps) {
  const { t } = usePlatform();
  const { src, failed, attempt, onError } = usePicture([photo, fallback].filter((url) => url != null));
  return (
    <span className={css.portrait} style={{ '--portrait-width': fill ? '100%' : `${width}px` } as CSSProperties}>
      {failed && (
        <span {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}>
          {placeholder ?? t('ui.noImage')}
        </span>
      )}
      {src !== undefined && (
        <img
          key={attempt}
          src={revealed(src, mode)}
          alt={alt}
          width={width}
          height={Math.round((width * 4) / 3)}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={onError}
        />
      )}
    </span>
  );
}

/** Returns the address of a picture in a reveal mode; unchanged for a photograph. */
export function revealed(src: string, mode: RevealMode): string {
  return isDrawn(src) ? `${src}${src.includes('?') ? '&' : '?'}m=${mode}` : src;
}

export function isDrawn(src: string): boolean {
  return /^(https?:\/\/[^/]+)?\/art\//.test(src);
}
