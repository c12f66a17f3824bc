import css from './baize.module.css';

/** Class for an area of grass. It sets the tokens of text and lines to their values for dark green. */
export const baizeClass: string = css.baize!;
