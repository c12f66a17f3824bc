import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import layout from './layout.module.css';
import css from './Field.module.css';

interface Labeled {
  /** Absent for a control with an `aria-label`, which is then as low as a button. */
  label?: ReactNode;
  /** Describes the control to screen readers, unless it gets its own `aria-describedby`. */
  hint?: ReactNode;
}

export interface TextFieldProps extends Labeled, ComponentPropsWithRef<'input'> {
  /** Why the server rejected the text. Shown in place of the hint. */
  fault?: ReactNode;
  onValue?(text: string): void;
}

export function TextField({ label, hint, fault, onValue, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} fault={fault}>
      <input
        id={id}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={(fault ?? hint) ? `${id}-hint` : undefined}
        onChange={({ currentTarget }) => onValue?.(currentTarget.value)}
        {...input}
      />
    </Field>
  );
}

export interface ChoiceFieldProps<Value extends string | number>
  extends Labeled, Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'children'> {
  value: Value;
  choices: readonly (readonly [value: NoInfer<Value>, text: ReactNode])[];
  onValue(value: NoInfer<Value>): void;
}

export function ChoiceField<Value extends string | number>({
  label,
  hint,
  choices,
  onValue,
  ...select
}: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint}>
      <select
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ currentTarget }) => {
          const chosen = choices.find(([value]) => String(value) === currentTarget.value);
          if (chosen) onValue(chosen[0]);
        }}
        {...select}
      >
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** A list of years, from the current one back to `first`. */
export function YearField({
  first,
  ...field
}: Pick<ChoiceFieldProps<number>, 'label' | 'value' | 'onValue'> & { first: number }) {
  const thisYear = new Date().getFullYear();
  const years = Array.from({ length: thisYear - first + 1 }, (_, back) => thisYear - back);
  return <ChoiceField choices={years.map((year) => [year, year])} {...field} />;
}

interface FieldProps extends Labeled, Pick<TextFieldProps, 'fault'> {
  id: string;
  children: ReactNode;
}

function Field({ id, label, hint, fault, children }: FieldProps) {
  return (
    <div className={css.field}>
      {label !== undefined && <label htmlFor={id}>{label}</label>}
      {children}
      {(fault ?? hint) && (
        <span id={`${id}-hint`} className={fault ? layout.fault : layout.note} role={fault ? 'alert' : undefined}>
          {fault ?? hint}
        </span>
      )}
    </div>
  );
}
