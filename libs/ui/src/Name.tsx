import css from './Name.module.css';

/** A word of more letters than this is set smaller. */
const LONG_WORD = 11;
/** So is a name of more letters. */
const LONG_NAME = 22;

/** The name of a player, a club or a game: it never breaks inside a word, and a long one is set one step smaller. */
export function Name({ children }: { children: string }) {
  const longest = Math.max(...children.split(/[\s-]/).map(({ length }) => length));
  const isLong = longest > LONG_WORD || children.length > LONG_NAME;
  return <span className={isLong ? `${css.name} ${css.long}` : css.name}>{children}</span>;
}
