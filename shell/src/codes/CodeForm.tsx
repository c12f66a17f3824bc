import { Button, fieldClass } from '@soccer-legends/ui';
import { useId, useState, type Ref } from 'react';
import css from './CodeForm.module.css';

export interface CodeFormProps {
  label: string;
  /** Text of the button. */
  action: string;
  /** Most characters that the field accepts, spaces and dashes included. */
  maxLength: number;
  placeholder?: string;
  /** The code that is in the field at first. */
  initial?: string;
  ref?: Ref<HTMLFormElement>;
  /** Receives the code as it was typed. */
  onCode: (typed: string) => void;
}

/** A field for a code that a person copies from another device or a friend, and its button. */
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
