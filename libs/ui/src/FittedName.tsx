import css from './FittedName.module.css';

/** Letters of the longest word that fits the usual width of a card. */
const USUAL_WORD = 10;
const USUAL_NAME = 20;

/** A name of a person or a club. Never breaks inside a word; a long word is set one step smaller and narrower. */
export function FittedName({ name }: { name: string }) {
  return <span className={isLong(name) ? `${css.name} ${css.long}` : css.name}>{name}</span>;
}

function isLong(name: string): boolean {
  return name.length > USUAL_NAME || name.split(/[\s-]/).some((word) => word.length > USUAL_WORD);
}
