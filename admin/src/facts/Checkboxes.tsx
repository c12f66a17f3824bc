import css from './PersonEditor.module.css';

interface CheckboxesProps {
  label: string;
  options: readonly (readonly [value: string, text: string])[];
  /** Values of the options. */
  chosen: readonly string[];
  onChoose(chosen: readonly string[]): void;
}

export function Checkboxes({ label, options, chosen, onChoose }: CheckboxesProps) {
  return (
    <fieldset className={css.choices}>
      <legend>{label}</legend>
      {options.map(([value, text]) => (
        <label key={value} className={css.flag}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ currentTarget: { checked } }) =>
              onChoose(checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          />
          <bdi>{text}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
