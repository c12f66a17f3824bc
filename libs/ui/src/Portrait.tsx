import type { RevealMode } from '@soccer-legends/contracts';
import { usePlatform } from '@soccer-legends/game-sdk/react';
import { useState, type CSSProperties, type ReactNode } from 'react';
import css from './Portrait.module.css';

export interface PortraitProps {
  /** Address of a photograph or drawn sticker; null shows the placeholder. */
  photo: string | null;
  /** Has no effect on photographs. */
  mode: RevealMode;
  /** Must not contain the name while the name is the question. */
  alt: string;
  /** In pixels. */
  width?: number;
  /** Fills the width of its container; `width` is then only the expected size. */
  fill?: boolean;
  eager?: boolean;
  /** Address of the drawn sticker that replaces a broken photograph. */
  fallback?: string;
  /** Shown without a picture; a sentence that says so by default. */
  placeholder?: ReactNode;
}

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
  const [broken, setBroken] = useState<readonly string[]>([]);
  const src = [photo, fallback].filter((url) => url != null).find((url) => !broken.includes(url));
  return (
    <span className={css.portrait} style={{ '--portrait-width': fill ? '100%' : `${width}px` } as CSSProperties}>
      {src === undefined ? (
        <span {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}>
          {placeholder ?? t('ui.noImage')}
        </span>
      ) : (
        <img
          key={src}
          src={revealed(src, mode)}
          alt={alt}
          width={width}
          height={Math.round((width * 4) / 3)}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken([...broken, src])}
        />
      )}
    </span>
  );
}

/** Returns the address of a picture with its reveal mask; unchanged for photographs. */
export function revealed(src: string, mode: RevealMode): string {
  return isDrawn(src) ? `${src}${src.includes('?') ? '&' : '?'}m=${mode}` : src;
}

/** Whether the site draws the picture. */
export function isDrawn(src: string): boolean {
  return /^(https?:\/\/[^/]+)?\/art\//.test(src);
}
