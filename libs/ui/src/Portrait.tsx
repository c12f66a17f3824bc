import { usePlatform } from '@soccer-legends/game-sdk/react';
import { useState, type CSSProperties } from 'react';
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
  eager?: boolean;
  /** The drawn sticker to fall back on where a photograph is broken. */
  fallback?: string;
}

export function Portrait({ photo, mode, alt, width = 120, eager = false, fallback }: PortraitProps) {
  const { t } = usePlatform();
  const [broken, setBroken] = useState<readonly string[]>([]);
  const src = [photo, fallback].filter((url) => url != null).find((url) => !broken.includes(url));
  return (
    <span className={css.portrait} style={{ '--portrait-width': `${width}px` } as CSSProperties}>
      {src === undefined ? (
        <span role="img" aria-label={alt}>
          {t('ui.noImage')}
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
  return /^(https?:\/\/[^/]+)?\/art\//.test(src) ? `${src}${src.includes('?') ? '&' : '?'}m=${mode}` : src;
}
