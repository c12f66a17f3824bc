import css from './baize.module.css';

/** The class of an area of mown grass. It sets the tokens of text and lines to their values on dark green. */
export const baizeClass: string = css.baize!;
