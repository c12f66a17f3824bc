import { useState } from 'react';
import css from './TeamBadge.module.css';

/** A club's picture, or the first two letters of its name. Decorative: the name must be beside it. */
export function TeamBadge({ name, logo, size = 36 }: { name: string; logo: string | null; size?: number }) {
  const [broken, setBroken] = useState(false);
  const pictured = logo !== null && !broken;
  return (
    <span className={pictured ? `${css.badge} ${css.picture}` : css.badge} style={{ width: size, height: size }}>
      {pictured ? (
        <img
          src={logo}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
        />
      ) : (
        <span aria-hidden="true">{name.slice(0, 2)}</span>
      )}
    </span>
  );
}
