import type { GameListing } from '@soccer-legends/contracts';
import { cardClass, GameIcon, liftedClass } from '@soccer-legends/ui';
import type { ComponentProps, RefCallback } from 'react';
import { Link } from 'react-router-dom';
import css from './GameLink.module.css';

export interface GameLinkProps extends Omit<ComponentProps<typeof Link>, 'className'> {
  game: GameListing;
  /** How the browser loads the picture. */
  picture: Pick<ComponentProps<'img'>, 'loading' | 'decoding' | 'fetchPriority'>;
}

/** Class of the game's name in a `GameLink`. */
export const gameNameClass: string = css.name!;

/** A link to a game as a card. It begins with the game's picture, or with its icon on its color. */
export function GameLink({ game, picture, children, ...link }: GameLinkProps) {
  const { color, onColor } = game.resultTheme;
  return (
    <Link {...link} className={`${cardClass} ${liftedClass} ${css.link}`}>
      <span className={css.strip} ref={customProperties({ '--strip': color, '--on-strip': onColor })}>
        {game.remote.art ? (
          <img src={game.remote.art} alt="" width={320} height={192} {...picture} />
        ) : (
          <GameIcon icon={game.icon} size={44} />
        )}
      </span>
      {children}
    </Link>
  );
}

/**
 * Returns a ref that sets CSS properties such as `--strip`. The page's policy forbids style attributes in the server's
 * markup, and a `style` that differs from the markup would need a second render after hydration.
 */
function customProperties(properties: Readonly<Record<`--${string}`, string>>): RefCallback<HTMLElement> {
  return (element) => {
    for (const [name, value] of Object.entries(properties)) element?.style.setProperty(name, value);
  };
}
