import { Button, fieldClass } from '@soccer-legends/ui';
import { useId, useState, type Ref } from 'react';
import css from './CodeForm.module.css';

export interface CodeFormProps {
  label: string;
  action: string;
  /** Spaces and dashes included. */
  maxLength: number;
  placeholder?: string;
  initial?: string;
  ref?: Ref<HTMLFormElement>;
  /** Called with the text as it was typed, valid or not. */
  onCode: (typed: string) => void;
}

export function CodeForm({ label, action, maxLength, placeholder, initial = '', ref, onCode }: CodeFormProps) {
  const input = useId();
  const [typed, setTyped] = useState(initial);
  return (
    <form
      ref={ref}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        onCode(typed);
      }}
    >
      <label htmlFor={input}>{label}</label>
      <div className={css.row}>
        <input
          id={input}
          className={fieldClass}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={maxLength}
        />
        <Button look="secondary" type="submit">
          {action}
        </Button>
      </div>
    </form>
  );
}
