import type { GameIcon as IconOfGame } from '@soccer-legends/contracts';
import type { CSSProperties } from 'react';
import css from './GameIcon.module.css';
import { Icon, isIconName } from './Icon.tsx';

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
