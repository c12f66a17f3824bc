import css from './TeamBadge.module.css';
import { usePicture } from './use-picture.ts';

/**
 * A club's picture, or a blank shield without one. Decorative, so the club's name must be beside it.
 * @param size width and height in CSS pixels
 */
export function TeamBadge({ logo, size = 36 }: { logo: string | null; size?: number }) {
  const { src, attempt, onError } = usePicture(logo === null ? [] : [logo]);
  return (
    <span className={css.badge} style={{ width: size, height: size }}>
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
        </svg>
      )}
    </span>
  );
}
