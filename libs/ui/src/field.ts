import css from './field.module.css';

/** Class for a text box or select in a form. */
export const fieldClass: string = css.field!;
