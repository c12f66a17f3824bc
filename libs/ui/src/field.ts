import css from './field.module.css';

/** The class of a text box or a select in a form. */
export const fieldClass: string = css.field!;
