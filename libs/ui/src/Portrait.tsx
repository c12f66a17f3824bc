import { usePlatform } from '@soccer-legends/game-sdk/react';
import { useState, type CSSProperties, type ReactNode } from 'react';
import css from './Portrait.module.css';

/** What a drawn sticker may show; see the reveal masks of the design. A real photograph is left alone. */
export type RevealMode = 'career' | 'noclub' | 'noflag' | 'full' | 'memo' | 'coach' | 'bare';

export interface PortraitProps {
  /** Address of a photograph or of a drawn sticker; null shows the placeholder. */
  photo: string | null;
  mode: RevealMode;
  /** Never the name while the name is what is asked for. */
  alt: string;
  /** Pixels. */
  width?: number;
  /** Takes the width of what it stands in; `width` then only says what to expect. */
  fill?: boolean;
  eager?: boolean;
  /** The drawn sticker to fall back on where a photograph is broken. */
  fallback?: string;
  /** Shown where there is no picture; a sentence that says so where absent. */
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

/** The address of a picture with its reveal mask, for our own art alone. */
export function revealed(src: string, mode: RevealMode): string {
  return isDrawn(src) ? `${src}${src.includes('?') ? '&' : '?'}m=${mode}` : src;
}

/** Whether a picture is one that this site draws. */
export function isDrawn(src: string): boolean {
  return /^(https?:\/\/[^/]+)?\/art\//.test(src);
}
