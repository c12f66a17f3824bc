import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import css from './Field.module.css';

interface Labeled {
  label: ReactNode;
  /** Describes the control to screen readers, unless it gets its own `aria-describedby`. */
  hint?: ReactNode;
}

export function TextField({ label, hint, ...input }: Labeled & ComponentPropsWithRef<'input'>) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-describedby={hint ? `${id}-hint` : undefined} {...input} />
      {hint && (
        <span id={`${id}-hint`} className={css.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}

export function SelectField({ label, hint, children, ...select }: Labeled & ComponentPropsWithRef<'select'>) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} aria-describedby={hint ? `${id}-hint` : undefined} {...select}>
        {children}
      </select>
      {hint && (
        <span id={`${id}-hint`} className={css.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
