import type { GameIcon as IconOfGame } from '@soccer-legends/contracts';
import type { CSSProperties } from 'react';
import css from './GameIcon.module.css';

/** Outlines on a 24 px grid. */
const PATHS = {
  trophy: 'M7 4h10v4a5 5 0 0 1-10 0zM7 6H4a3 3 0 0 0 3.5 3M17 6h3a3 3 0 0 1-3.5 3M12 13v4M8 20h8M9.5 17h5',
  link: 'M10 14 14 10M9 7l2-2a4.2 4.2 0 0 1 6 6l-2 2M15 17l-2 2a4.2 4.2 0 0 1-6-6l2-2',
  shield: 'M12 3l7 2.5v6c0 5-3 7.5-7 9.5-4-2-7-4.5-7-9.5v-6z',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  circle: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 3v9l6.5 6',
  brain:
    'M9 4a3 3 0 0 0-3 3 3 3 0 0 0-1 5.5A3 3 0 0 0 8 18a3 3 0 0 0 4 2V6a2.5 2.5 0 0 0-3-2zM15 4a3 3 0 0 1 3 3 3 3 0 0 1 1 5.5A3 3 0 0 1 16 18a3 3 0 0 1-4 2',
  briefcase: 'M4 8h16v11H4zM9 8V5h6v3M4 13h16',
  'message-square': 'M4 5h16v11H10l-4 4v-4H4z',
  network: 'M12 5v5M12 10 6 15M12 10l6 5M10 3h4v3h-4zM4 15h4v4H4zM16 15h4v4h-4z',
  grid: 'M4 4h16v16H4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16',
  heart: 'M12 20C6 15.5 3.5 12.5 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 3.5-2.5 6.5-8.5 11z',
  check: 'M4.5 12.5 10 18 19.5 7',
  cross: 'M6 6l12 12M18 6 6 18',
  question: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20 20',
  dice: 'M5 5h14v14H5zM9 9v.01M15 15v.01M12 12v.01',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 3',
  back: 'M19 12H5M11 6l-6 6 6 6',
  home: 'M4 11 12 4l8 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  mail: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
  gear: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1',
  share: 'M12 3v12M8 6.5 12 3l4 3.5M6 11H4.5v9.5h15V11H18',
  people:
    'M9 4.5a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM3 20v-1.5A4.5 4.5 0 0 1 7.5 14h3a4.5 4.5 0 0 1 4.5 4.5V20M16 5a3.2 3.2 0 0 1 0 5.6M18 14.4a4.5 4.5 0 0 1 3 4.1V20',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  book: 'M12 6.5C9.5 4.8 6.5 4.5 4 5v13.5c2.5-.5 5.5-.2 8 1.5 2.5-1.7 5.5-2 8-1.5V5c-2.5-.5-5.5-.2-8 1.5zM12 6.5V20',
  chart: 'M4 20h16M7 16v-5M12 16V5M17 16v-8',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.4M20 4v5.4h-5.4',
  play: 'M8 5.5v13l10.5-6.5z',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
} as const;

export type IconName = keyof typeof PATHS;

/** Returns whether the site draws an icon of this name. A game's icon may be an address instead. */
function isIconName(name: string): name is IconName {
  return Object.hasOwn(PATHS, name);
}

export interface IconProps {
  name: IconName;
  /** In CSS pixels. */
  size?: number;
  filled?: boolean;
}

/** A decorative icon, so its meaning must also be written beside it. */
export function Icon({ name, size = 24, filled = false }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

export interface GameIconProps {
  /** Name of a site icon, or the address of the game's own icon. */
  icon: IconOfGame;
  /** In CSS pixels. */
  size?: number;
}

/** A game's icon in the text color. Decorative, so the game's name must be beside it. */
export function GameIcon({ icon, size = 24 }: GameIconProps) {
  if (isIconName(icon)) return <Icon name={icon} size={size} />;
  const style = { '--icon': `url(${JSON.stringify(icon)})`, width: size, height: size } as CSSProperties;
  return <span aria-hidden="true" className={css.own} style={style} />;
}
