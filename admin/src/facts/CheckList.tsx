import css from './PersonEditor.module.css';

interface CheckListProps {
  label: string;
  options: readonly (readonly [value: string, text: string])[];
  /** Values of the options. */
  chosen: readonly string[];
  onChoose(chosen: readonly string[]): void;
}

/** Checkboxes for several options. */
export function CheckList({ label, options, chosen, onChoose }: CheckListProps) {
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
