import css from './Rod.module.css';

/** A steel rod between two parts of a page. Decorative. */
export function Rod() {
  return <div className={css.rod} aria-hidden="true" />;
}
