import css from './TeamBadge.module.css';
import { usePicture } from './use-picture.ts';

export interface TeamBadgeProps {
  name: string;
  logo: string | null;
  /** Width and height in CSS pixels. */
  size?: number;
}

/** A club's picture, or the first two letters of its name. Decorative, so the name must be beside it. */
export function TeamBadge({ name, logo, size = 36 }: TeamBadgeProps) {
  const { src, attempt, onError } = usePicture(logo === null ? [] : [logo]);
  return (
    <span className={css.badge} style={{ width: size, height: size }} translate="no">
      {src !== undefined ? (
        <img
          key={attempt}
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={onError}
        />
      ) : (
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M4 4.5q4 0 8-2 4 2 8 2v7.5q0 6.5-8 10-8-3.5-8-10z" />
          <text x="12" y="14.5">
            {[...name].slice(0, 2).join('')}
          </text>
        </svg>
      )}
    </span>
  );
}
