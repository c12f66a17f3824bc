import { useId } from 'react';
import css from './Choice.module.css';

export interface ChoiceProps {
  label: string;
  /** With `about`, one sentence each, the choices are large and equally wide. */
  choices: readonly { value: string; label: string; about?: string }[];
  value: string;
  onChange(value: string): void;
}

/** Radio buttons in a row, for a setting with a few values. */
export function Choice({ label, choices, value, onChange }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className={css.choice}>
      <legend>{label}</legend>
      <div className={css.row}>
        {choices.map((choice) => (
          <label key={choice.value} className={css.pill}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.about === undefined ? (
              choice.label
            ) : (
              <span className={css.about}>
                <strong>{choice.label}</strong> {choice.about}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
