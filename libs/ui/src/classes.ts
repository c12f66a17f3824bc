import css from './classes.module.css';

/** Class for an area of grass. It sets the tokens of text and lines to their values for dark green. */
export const baizeClass: string = css.baize!;

export const fieldClass: string = css.field!;

/** Class for an area that looks like a sheet of paper. */
export const cardClass: string = css.card!;

export const liftedClass: string = css.lifted!;

/** Class for a link outside of a text, which gets the height of a touch target. */
export const touchableClass: string = css.touchable!;
